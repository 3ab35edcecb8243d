/**
 * Words that passwords in Thailand are made of (modules/auth/parts/common-passwords.ts): greetings, luck and money, places,
 * clubs, names that many bear. `spelled` as they are written in Latin letters; `thai` as they are, which people also type
 * with the keyboard left on English.
 */
export const commonWords = {
  spelled: [
    // Ours.
    'chokdee chokdi chokdee88 chokdeebet lucky luckyday',
    // Greetings and love.
    'sawasdee sawatdee sawadee sawaddee sawasdeekrub sawasdeekrab sawasdeeka sabaidee sabaydee khobkhun khopkhun kopkun',
    'rak ruk rakthai rukthai lovethai thairak rakter rakthoe rakkhun rakmae rakpor raknarong rakchat rakna rakmak rakkan rakjing',
    'chanrakter chanrakthoe phomrakkhun pomrakkun iloveyou kidteung kidtung kidthung narak tirak teerak thirak faen maefaen',
    'phorlaemae phomae pormae mae lukchai luksao krobkrua khrobkhrua sudthirak sudtirak maiporb jaidee jaiyen sanuk sabai',
    // Thailand and its places.
    'thailand thai muangthai prathetthai siam siamthai khonthai konthai thaiboy thaigirl bangkok krungthep krungthepmahanakhon',
    'chiangmai chiangrai phuket pattaya khonkaen korat nakhonratchasima udonthani ubon songkhla hatyai rayong chonburi',
    'ayutthaya lampang lamphun nonthaburi samutprakan isan isaan esan ratchaburi kanchanaburi suratthani krabi huahin',
    // Luck, money, play.
    'ruay ruayruay ruaymak ruayruayruay rich ngern ngoen mekgan huay huayruay lottery lotto tookhuay thukhuay thukruay',
    'jackpot slot baccarat casino kasino sian sianpan tharawin hengheng heng hengruay hengheng88 mangmee mangmi dee maithaeng',
    // Faith and feasts.
    'buddha buddho phutho namo namotassa sathu satu tham dhamma songkran loykrathong loikrathong phraphrom phrakhanet kuman',
    // Sport and what is loved.
    'muaythai muay ballthai changsuek buriram buriramutd muangthongutd liverpool manutd manu arsenal chelsea mancity lfc ynwa',
    'blackpink lisa bambam jungkook moodeng maew mah chang elephant tiger sua singto nokhook pla somtam tomyum padthai khaosoi',
    // Given names and nicknames.
    'somchai somsak somying somsri somboon sompong somkid somjai sombat malee manee mana piti chujai weera veera wichai vichai',
    'prasert prasit prayut prayuth thaksin surachai surasak suchart suchat sutthida narong narin nattapong natthapong nattawut',
    'natthawut thanakorn thanawat tanawat kittipong kittisak anucha anan anon apichart apichat arthit athit chaiwat chaiyaporn',
    'wanchai wandee wanna wannee warunee wilai wilaiwan siriporn sirirat siriwan supaporn suphaporn suwanna sunisa sukanya',
    'pornthip porntip pimchanok pimjai pimpa ploy praew praewa pim pimmy nan nam namwan namfon fon fah fahsai faii ice mild',
    'nid nit noi noy lek yai dang daeng kai kaew kew nok nong nut nui oy oui aom aon aim bank beer benz bas boss boy champ dew',
    'earth film first fluke game gift golf jane jay jeab joy kob mew mint mook may mind nat nate new oat off ohm pang peach',
    'pla plai poom pop prang ta tae tan tang tle toey ton top toto tum um un view win yui zen arisa areeya aree jirawat jiraporn',
    'kanya kanokwan kanda lalita mayuree orawan oranuch panida pattama ratchanee rungnapa saowalak thidarat wipawan yaowalak',
    // What is meant to be secret.
    'password passwordthai rahat rahatphan rahadpan rahatpan rahasphan passthai khwamlap kwamlab admin adminthai user member',
    'qwerty qwert asdf asdfgh zxcv zxcvbn abc abcd test hello welcome money dragon angel baby love line facebook samsung iphone',
  ],
  thai: [
    'รหัสผ่าน รหัส ความลับ สวัสดี สวัสดีครับ สวัสดีค่ะ สบายดี ขอบคุณ ขอบคุณครับ ขอบคุณค่ะ รัก รักไทย รักเธอ รักคุณ รักแม่ รักพ่อ',
    'ฉันรักเธอ ผมรักคุณ รักพ่อแม่ คิดถึง คิดถึงเธอ น่ารัก ที่รัก แฟน พ่อแม่ ลูกชาย ลูกสาว ครอบครัว คนไทย ไทย ประเทศไทย เมืองไทย',
    'กรุงเทพ กรุงเทพมหานคร เชียงใหม่ เชียงราย ภูเก็ต พัทยา ขอนแก่น โคราช อุดรธานี อุบล หาดใหญ่ ระยอง ชลบุรี อยุธยา อีสาน สยาม',
    'โชคดี โชคดีมีชัย รวย รวยรวย รวยมาก รวยๆ เฮง เฮงเฮง เฮงๆ เงิน เงินล้าน หวย ถูกหวย มั่งมี มวยไทย ช้างศึก สงกรานต์ ลอยกระทง',
    'สาธุ พุทโธ นะโม ธรรมะ สมชาย สมศักดิ์ สมหญิง สมศรี สมบูรณ์ มาลี มานะ มานี ปิติ ชูใจ วีระ วิชัย ประเสริฐ สุรชัย ณรงค์ นรินทร์',
    'อาทิตย์ วันชัย วรรณา ศิริพร สุภาพร พรทิพย์ พลอย แพรว น้ำ ฝน ฟ้า นิด น้อย เล็ก ใหญ่ แดง แมว หมา ช้าง เสือ สิงโต ปลา',
  ],
  /** The Thai keyboard (Kedmanee) as it lies on the keys of the English one, plain and with shift. */
  keys: [
    ['1234567890-=', 'ๅ/-ภถุึคตจขช'],
    ['qwertyuiop[]\\', 'ๆไำพะัีรนยบลฃ'],
    ["asdfghjkl;'", 'ฟหกดเ้่าสวง'],
    ['zxcvbnm,./', 'ผปแอิืทมใฝ'],
    ['!@#$%^&*()_+', '+๑๒๓๔ู฿๕๖๗๘๙'],
    ['qwertyuiop{}|', '๐"ฎฑธํ๊ณฯญฐ,ฅ'],
    ['asdfghjkl:"', 'ฤฆฏโฌ็๋ษศซ.'],
    ['zxcvbnm<>?', '()ฉฮฺ์?ฒฬฦ'],
  ],
} as const
