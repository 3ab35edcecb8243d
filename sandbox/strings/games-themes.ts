/** Nouns of the catalogue by the subject that their poster shows, with the patterns that go with them. */
import type { Ending, Opening } from './games-names.ts'

export interface Theme {
  readonly subject: string
  /** Theme tag of the game. */
  readonly tag: string
  readonly nouns: readonly string[]
  readonly endings: readonly Ending[]
  readonly openings: readonly Opening[]
}

const animal = (subject: string, kind: Ending, nouns: string[]): Theme => ({
  subject,
  tag: 'animal',
  nouns,
  endings: ['luck', 'kin', kind],
  openings: ['tale', 'riches'],
})
const fruit = (subject: string, nouns: string[]): Theme => ({
  subject,
  tag: 'fruit',
  nouns,
  endings: ['luck', 'fruit'],
  openings: ['season', 'garden'],
})
const gem = (subject: string, nouns: string[]): Theme => ({
  subject,
  tag: 'gem',
  nouns,
  endings: ['gem', 'luck'],
  openings: ['tale', 'riches'],
})
const flower = (subject: string, nouns: string[]): Theme => ({
  subject,
  tag: 'flower',
  nouns,
  endings: ['flower', 'luck'],
  openings: ['tale', 'season'],
})
const feast = (subject: string, nouns: string[]): Theme => ({
  subject,
  tag: 'festival',
  nouns,
  endings: ['feast', 'luck'],
  openings: ['season', 'tale'],
})
const sky = (subject: string, nouns: string[]): Theme => ({
  subject,
  tag: 'sky',
  nouns,
  endings: ['sky', 'luck'],
  openings: ['tale', 'riches'],
})

export const slotThemes: readonly Theme[] = [
  animal('elephant', 'beast', [
    'ช้าง|Chang|Elephant',
    'ช้างป่า|Chang Pa|Wild Elephant',
    'ช้างน้อย|Chang Noi|Little Elephant',
    'ช้างแฝด|Chang Faet|Twin Elephants',
    'พลายงา|Phlai Nga|Tusker',
  ]),
  animal('peacock', 'winged', [
    'นกยูง|Nok Yung|Peacock',
    'ยูงทอง|Yung Thong|Gold Peacock',
    'นกยูงไทย|Nok Yung Thai|Thai Peacock',
    'ยูงฟ้า|Yung Fa|Sky Peacock',
  ]),
  animal('cat', 'beast', [
    'แมวไทย|Maeo Thai|Thai Cat',
    'วิเชียรมาศ|Wichian Mat|Siamese Cat',
    'แมวเหมียว|Maeo Miao|Kitty',
    'แมวสยาม|Maeo Sayam|Siam Cat',
  ]),
  animal('tiger', 'beast', [
    'เสือ|Suea|Tiger',
    'เสือโคร่ง|Suea Khrong|Great Tiger',
    'พยัคฆ์|Phayak|Tiger Spirit',
    'เจ้าป่า|Chao Pa|Jungle Lord',
  ]),
  animal('buffalo', 'beast', [
    'ควายไทย|Khwai Thai|Thai Buffalo',
    'เจ้าทุย|Chao Thui|Thui the Buffalo',
    'กระทิง|Krathing|Gaur',
    'ควายป่า|Khwai Pa|Wild Buffalo',
  ]),
  animal('rabbit', 'beast', [
    'กระต่าย|Kratai|Rabbit',
    'กระต่ายป่า|Kratai Pa|Hare',
    'กระต่ายขาว|Kratai Khao|White Rabbit',
    'กระต่ายน้อย|Kratai Noi|Little Rabbit',
  ]),
  animal('butterfly', 'winged', [
    'ผีเสื้อ|Phi Suea|Butterfly',
    'ผีเสื้อราตรี|Phi Suea Ratri|Night Butterfly',
    'ผีเสื้อคู่|Phi Suea Khu|Twin Butterflies',
  ]),
  animal('koi', 'water', [
    'ปลาคาร์ป|Pla Khap|Carp',
    'มัจฉา|Matcha|Fish Spirit',
    'ปลาตะเพียน|Pla Taphian|Silver Barb',
    'ปลาคู่|Pla Khu|Twin Fish',
  ]),
  fruit('mangosteen', [
    'มังคุด|Mangkhut|Mangosteen',
    'มังคุดสวรรค์|Mangkhut Sawan|Heavenly Mangosteen',
    'มังคุดม่วง|Mangkhut Muang|Purple Mangosteen',
  ]),
  fruit('durian', [
    'ทุเรียน|Thurian|Durian',
    'หมอนทอง|Mon Thong|Monthong Durian',
    'ก้านยาว|Kan Yao|Kanyao Durian',
    'ทุเรียนนนท์|Thurian Non|Nonthaburi Durian',
  ]),
  fruit('pineapple', [
    'สับปะรด|Sapparot|Pineapple',
    'สับปะรดศรีราชา|Sapparot Si Racha|Si Racha Pineapple',
    'สับปะรดภูเก็ต|Sapparot Phuket|Phuket Pineapple',
  ]),
  fruit('mango', [
    'มะม่วง|Mamuang|Mango',
    'อกร่อง|Ok Rong|Okrong Mango',
    'น้ำดอกไม้|Nam Dok Mai|Nam Dok Mai Mango',
    'มะม่วงแฝด|Mamuang Faet|Twin Mangoes',
  ]),
  fruit('coconut', [
    'มะพร้าว|Maphrao|Coconut',
    'มะพร้าวน้ำหอม|Maphrao Nam Hom|Aromatic Coconut',
    'มะพร้าวอ่อน|Maphrao On|Young Coconut',
  ]),
  {
    subject: 'chili',
    tag: 'fruit',
    nouns: [
      'พริกไทย|Phrik Thai|Thai Pepper',
      'พริกแดง|Phrik Daeng|Red Chilli',
      "พริกขี้หนู|Phrik Khi Nu|Bird's Eye Chilli",
      'พริกสามสี|Phrik Sam Si|Three-Colour Chilli',
    ],
    endings: ['spice', 'luck'],
    openings: ['season', 'garden'],
  },
  gem('gem', [
    'ทับทิม|Thapthim|Ruby',
    'มรกต|Morakot|Emerald',
    'ไพลิน|Phailin|Sapphire',
    'บุษราคัม|Butsarakham|Topaz',
    'อัญมณี|Anyamani|Jewel',
    'เพชร|Phet|Diamond',
    'นิล|Nin|Spinel',
    'พลอยสยาม|Phloi Sayam|Siam Gem',
  ]),
  {
    subject: 'chest',
    tag: 'gem',
    nouns: [
      'หีบสมบัติ|Hip Sombat|Treasure Chest',
      'กรุสมบัติ|Kru Sombat|Treasure Vault',
      'หีบทอง|Hip Thong|Gold Chest',
      'สมบัติ|Sombat|Treasure',
    ],
    endings: ['hoard', 'luck'],
    openings: ['tale'],
  },
  {
    subject: 'coins',
    tag: 'gem',
    nouns: [
      'เหรียญทอง|Rian Thong|Gold Coin',
      'ถุงทอง|Thung Thong|Gold Pouch',
      'กองทอง|Kong Thong|Gold Pile',
      'เหรียญโบราณ|Rian Boran|Old Coin',
    ],
    endings: ['hoard', 'luck'],
    openings: ['tale', 'riches'],
  },
  {
    subject: 'shell',
    tag: 'gem',
    nouns: [
      'ไข่มุก|Khai Muk|Pearl',
      'มุกดำ|Muk Dam|Black Pearl',
      'หอยมุก|Hoi Muk|Pearl Shell',
      'มุกอันดามัน|Muk Andaman|Andaman Pearl',
    ],
    endings: ['gem', 'luck'],
    openings: ['tale', 'riches'],
  },
  flower('lotus', [
    'บัวทอง|Bua Thong|Golden Lotus',
    'บัวแดง|Bua Daeng|Red Lotus',
    'บัวหลวง|Bua Luang|Lotus',
    'บัวสวรรค์|Bua Sawan|Heavenly Lotus',
    'บุษบา|Butsaba|Blossom',
  ]),
  flower('frangipani', [
    'ลีลาวดี|Lilawadi|Frangipani',
    'จำปา|Champa|Champak',
    'ราชาวดี|Rachawadi|Butterfly Bush',
    'ดอกแก้ว|Dok Kaeo|Orange Jasmine',
    'มะลิ|Mali|Jasmine',
    'พุดซ้อน|Phut Son|Gardenia',
  ]),
  feast('kite', [
    'ว่าวจุฬา|Wao Chula|Star Kite',
    'ว่าวไทย|Wao Thai|Thai Kite',
    'ว่าวปักเป้า|Wao Pakpao|Pakpao Kite',
    'ว่าววงเดือน|Wao Wong Duean|Moon Kite',
  ]),
  feast('parasol', [
    'ร่มบ่อสร้าง|Rom Bo Sang|Bo Sang Parasol',
    'ร่มกระดาษ|Rom Kradat|Paper Parasol',
    'ร่มลายดอก|Rom Lai Dok|Flower Parasol',
  ]),
  feast('lantern', [
    'โคมลอย|Khom Loi|Sky Lantern',
    'โคมไฟ|Khom Fai|Lantern',
    'โคมล้านนา|Khom Lanna|Lanna Lantern',
    'โคมแดง|Khom Daeng|Red Lantern',
  ]),
  feast('drum', [
    'กลองยาว|Klong Yao|Long Drum',
    'กลองชัย|Klong Chai|Victory Drum',
    'กลองสะบัดชัย|Klong Sabat Chai|Lanna Drum',
    'วงปี่พาทย์|Wong Pi Phat|Piphat Band',
  ]),
  feast('tuktuk', [
    'ตุ๊กตุ๊ก|Tuk Tuk|Tuk-Tuk',
    'สามล้อ|Sam Lo|Three-Wheeler',
    'รถสองแถว|Rot Song Thaeo|Songthaeo',
    'สามล้อเครื่อง|Sam Lo Khrueang|Motor Rickshaw',
  ]),
  feast('handFan', [
    'พัดทอง|Phat Thong|Golden Fan',
    'พัดจันทน์|Phat Chan|Sandalwood Fan',
    'พัดขนนก|Phat Khon Nok|Feather Fan',
  ]),
  sky('moon', [
    'พระจันทร์|Phra Chan|Moon',
    'จันทร์เสี้ยว|Chan Siao|Crescent Moon',
    'จันทร์เพ็ญ|Chan Phen|Full Moon',
    'ราตรี|Ratri|Night',
  ]),
  sky('sun', [
    'ดวงตะวัน|Duang Tawan|Sun',
    'อรุณ|Arun|Dawn',
    'สุริยา|Suriya|Sun Lord',
    'แสงแรก|Saeng Raek|First Light',
  ]),
  sky('star', [
    'ดาวเหนือ|Dao Nuea|North Star',
    'ดาวประกาย|Dao Prakai|Morning Star',
    'ดาวลูกไก่|Dao Luk Kai|Pleiades',
    'ดาวตก|Dao Tok|Shooting Star',
  ]),
  {
    subject: 'reels',
    tag: 'classic',
    nouns: [
      'สล็อต|Salot|Slot',
      'ตู้สล็อต|Tu Salot|Slot Machine',
      'เซเว่น|Sewen|Seven',
      'ตู้เลขเจ็ด|Tu Lek Chet|Lucky Seven Machine',
      'สามเจ็ด|Sam Chet|Triple Seven',
    ],
    endings: ['classic', 'luck'],
    openings: ['season'],
  },
  {
    subject: 'tiles',
    tag: 'classic',
    nouns: [
      'ไพ่นกกระจอก|Phai Nok Krachok|Mahjong',
      'ป้ายหยก|Pai Yok|Jade Tile',
      'ป้ายมังกร|Pai Mangkon|Dragon Tile',
    ],
    endings: ['classic', 'luck'],
    openings: ['tale'],
  },
]

export const fishThemes: readonly Theme[] = (
  [
    [
      'betta',
      ['ปลากัด|Pla Kat|Fighting Fish', 'ปลากัดทอง|Pla Kat Thong|Gold Betta', 'ปลากัดป่า|Pla Kat Pa|Wild Betta'],
    ],
    [
      'crab',
      [
        'ปูทอง|Pu Thong|Golden Crab',
        'ปูม้า|Pu Ma|Blue Crab',
        'ปูทะเล|Pu Thale|Mud Crab',
        'ปูยักษ์|Pu Yak|Giant Crab',
      ],
    ],
    [
      'turtle',
      ['เต่าทะเล|Tao Thale|Sea Turtle', 'เต่าตนุ|Tao Tanu|Green Turtle', 'เต่าทอง|Tao Thong|Golden Turtle'],
    ],
    ['octopus', ['หมึกยักษ์|Muek Yak|Giant Squid', 'ปลาหมึก|Pla Muek|Octopus', 'หมึกสาย|Muek Sai|Reef Octopus']],
    ['koi', ['ปลาเก๋า|Pla Kao|Grouper', 'ปลาทู|Pla Thu|Mackerel', 'ปลากะพง|Pla Kaphong|Sea Bass']],
    ['jelly', ['แมงกะพรุน|Maeng Kaphrun|Jellyfish', 'แมงกะพรุนไฟ|Maeng Kaphrun Fai|Fire Jelly']],
    ['starfish', ['ดาวทะเล|Dao Thale|Starfish', 'ดาวสมุทร|Dao Samut|Ocean Star']],
    ['puffer', ['ปลาปักเป้า|Pla Pakpao|Puffer', 'ปักเป้าหนาม|Pakpao Nam|Spiny Puffer']],
    ['shell', ['หอยมุก|Hoi Muk|Pearl Shell', 'ไข่มุกทะเล|Khai Muk Thale|Sea Pearl']],
  ] as const
).map(([subject, nouns]) => ({ subject, tag: 'sea', nouns, endings: ['deep'], openings: ['hunt', 'tale'] }))

export const freeThemes: readonly Theme[] = (
  [
    ['wheel', ['กงล้อ|Konglo|Wheel', 'กงล้อดาว|Konglo Dao|Star Wheel', 'กงล้อเงิน|Konglo Ngoen|Silver Wheel']],
    ['top', ['ลูกข่าง|Luk Khang|Spinning Top', 'ลูกข่างไม้|Luk Khang Mai|Wooden Top']],
    [
      'windmill',
      ['กังหัน|Kanghan|Windmill', 'กังหันลม|Kanghan Lom|Pinwheel', 'กังหันสี|Kanghan Si|Colour Pinwheel'],
    ],
    ['gift', ['กล่องของขวัญ|Klong Khong Khwan|Gift Box', 'ของขวัญ|Khong Khwan|Gift']],
    ['rocket', ['บั้งไฟ|Bang Fai|Bamboo Rocket', 'พลุไฟ|Phlu Fai|Firework']],
    ['star', ['ดาวหมุน|Dao Mun|Spinning Star']],
    ['handFan', ['พัดลม|Phat Lom|Whirling Fan']],
  ] as const
).map(([subject, nouns]) => ({ subject, tag: 'festival', nouns, endings: ['free'], openings: ['season'] }))
