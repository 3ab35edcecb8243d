/** Pictures going in (a slip) and out (a QR, a poster). */
export const images = {
  choose: 'เลือกรูปจากเครื่อง',
  take: 'ถ่ายรูป',
  /** Only where there is a pointer and a keyboard. */
  dropHint: 'ลากรูปมาวาง หรือกด Ctrl+V เพื่อวางรูปที่คัดลอกไว้',
  preparing: 'กำลังเตรียมรูป',
  change: 'เปลี่ยนรูป',
  remove: 'ลบรูป',
  chosen: (name: string) => `รูปที่เลือก ${name}`,
  fault: {
    notAnImage: 'ไฟล์นี้ไม่ใช่รูปภาพ เลือกไฟล์ JPG หรือ PNG',
    heic: 'เครื่องนี้เปิดรูปแบบ HEIC ไม่ได้ เปิดรูปแล้วจับภาพหน้าจอ จากนั้นเลือกภาพที่จับไว้แทน',
    tooBig: 'รูปใหญ่เกินไป เลือกรูปที่ไม่เกิน 20 MB',
    broken: 'เปิดรูปนี้ไม่ได้ รูปอาจเสียหรือยังดาวน์โหลดไม่ครบ เลือกรูปอื่นหรือลองใหม่',
  },

  keepHint: 'แตะค้างที่รูปเพื่อบันทึก',
  keepSteps: 'วิธีบันทึกรูป',
  /** Host menus call it so, in Thai LINE on iOS and Android. */
  keepFirst: 'แตะค้างที่รูป แล้วเลือกบันทึกรูปภาพ',
  keepSecond: 'รูปจะอยู่ในแอปรูปภาพของเครื่อง',
  keepOutside: 'เปิดนอก LINE เพื่อดาวน์โหลด',
  keepFailed: 'บันทึกรูปที่นี่ไม่ได้ จับภาพหน้าจอแทน',
} as const
