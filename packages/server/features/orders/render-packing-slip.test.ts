import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderPackingSlips, type PackingSlip } from './render-packing-slip.ts';
import { faceOf, sliceBytes } from './slip-faces.ts';
import { createFace } from './slip-glyphs.ts';

const slip: PackingSlip = {
  shop: 'Bäckerei Łukasz',
  number: 12,
  placed: 'November 21, 2026',
  phone: '',
  method: 'Post',
  shipTo: ['Ada Stone', 'ул. Мира 5'],
  country: 'UA',
  message: 'Please ring twice.',
  isLetter: false,
  items: [{ quantity: 2, title: 'Rye loaf', note: 'Size: Large', sku: 'RYE-L' }],
};
const pages = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b(?!s)/g),
  ].length;

interface Embedded {
  readonly numGlyphs: number;
  getGlyph(id: number): { readonly path: { toSVG(): string } };
}
const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
  create(bytes: Uint8Array): Embedded;
};

/** The outlines that a PDF holds of a face. */
function outlinesIn(pdf: Uint8Array, face: string): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const file = new RegExp(`\\+${face}\\n[^>]*/FontFile2 (\\d+) 0 R`).exec(text)?.[1];
  const body = new RegExp(`\\n${file} 0 obj[^]*?stream\\r?\\n([^]*?)\\r?\\nendstream`).exec(text)?.[1] ?? '';
  const font = fontkit.create(inflateSync(Buffer.from(body, 'latin1')));
  return Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).path.toSVG());
}

/**
 * The numbers of the glyphs that the pages show, in their faces' subsets: 0000 is the box of what a face has
 * not.
 */
function glyphsIn(pdf: Uint8Array): string[] {
  const streams = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/FlateDecode[^>]*>>\nstream\n([^]*?)\nendstream/g);
  const contents = [...streams].map(([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  );
  const shown = contents.flatMap((content) =>
    [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, list = '']) => list),
  );
  return shown.flatMap((list) =>
    [...list.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
  );
}

const addresses: Readonly<Record<string, readonly string[]>> = {
  Thai: ['คุณสมชาย ใจดี', '123/45 ถนนสุขุมวิท แขวงคลองเตยเหนือ', 'กรุงเทพมหานคร 10110', 'ขนมปังข้าวไรย์เปรี้ยวน้ำผึ้ง'],
  Hindi: ['श्री राजेश शर्मा', '४२, महात्मा गांधी मार्ग', 'नई दिल्ली ११०००१', 'क्षत्रिय ट्रस्ट'],
  Arabic: ['محمد عبد الله الأحمد', 'شارع الملك فهد (العليا) ١٢٣', 'الرياض 12345', 'خبز القمح'],
  Urdu: ['ندیم اختر', 'گلی نمبر ۵، گلبرگ', 'لاہور ۵۴۰۰۰', 'ناشتے کے لیے ٹوپی'],
  Hebrew: ['דוד לוי', 'רחוב הרצל 12 (קומה 3)', 'תל אביב-יפו 6688101', 'שָׁלוֹם'],
  Japanese: ['髙橋 﨑子', '東京都葛飾区柴又𠮷野家', '辻󠄀 邊 彅 鷗 塚', 'ほうじ茶・１００ｇ'],
  'Traditional Chinese': ['陳怡君', '臺北市中正區重慶南路一段122號', '嘉義縣義竹鄉', '蔴粩 粿 峯 堃 犇'],
  Korean: ['김민수', '서울특별시 강남구 테헤란로 123', '똠방각하 펲시콜라', '金敏洙'],
  Cyrillic: ['Олексій Ґалаґан', 'вул. Хрещатик, 22', 'Київ 01001', 'Ѓорѓи Љубомир Ћирић'],
  Greek: ['Γιώργος Παπαδόπουλος', 'Λεωφόρος Βασιλίσσης Σοφίας 12', 'Αθήνα 106 74', 'ἀρχή ῥόδον'],
  Vietnamese: [
    'Nguyễn Thị Phượng',
    '12 Đường Lê Lợi, Phường Bến Nghé',
    'Thành phố Hồ Chí Minh',
    'Bánh mì thịt nướng đặc biệt',
  ],
  Bengali: ['রবীন্দ্র চট্টোপাধ্যায়', '১২ পার্ক স্ট্রিট', 'কলকাতা ৭০০০১৬'],
  Gujarati: ['નરેન્દ્ર પટેલ', '૧૨ આશ્રમ રોડ', 'અમદાવાદ ૩૮૦૦૦૯'],
  Punjabi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', '੧੨ ਮਾਲ ਰੋਡ', 'ਅੰਮ੍ਰਿਤਸਰ ੧੪੩੦੦੧'],
  Kannada: ['ಕೃಷ್ಣಮೂರ್ತಿ', '೧೨ ಮಹಾತ್ಮ ಗಾಂಧಿ ರಸ್ತೆ', 'ಬೆಂಗಳೂರು ೫೬೦೦೦೧'],
  Malayalam: ['കൃഷ്ണൻകുട്ടി', '12 മഹാത്മാ ഗാന്ധി റോഡ്', 'തിരുവനന്തപുരം 695001'],
  Odia: ['କୃଷ୍ଣଚନ୍ଦ୍ର ପଟ୍ଟନାୟକ', '୧୨ ଜନପଥ', 'ଭୁବନେଶ୍ୱର ୭୫୧୦୦୧'],
  Tamil: ['கிருஷ்ணமூர்த்தி', '12 அண்ணா சாலை', 'சென்னை 600002'],
  Telugu: ['కృష్ణమూర్తి', '౧౨ మహాత్మా గాంధీ రోడ్డు', 'హైదరాబాద్ ౫౦౦౦౦౧'],
  Sinhala: ['ශ්‍රී කුමාර පෙරේරා', '12 ගාලු පාර', 'කොළඹ 00300'],
  Khmer: ['សុខ សុភាព', 'ផ្លូវព្រះនរោត្តម ១២', 'រាជធានីភ្នំពេញ'],
  Burmese: ['မောင်အောင်', 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း ၁၂', 'ရန်ကုန်မြို့'],
  Amharic: ['አበበ ቢቂላ', 'ቸርችል ጎዳና 12', 'አዲስ አበባ'],
  Georgian: ['გიორგი მელაძე', 'რუსთაველის გამზირი 12', 'თბილისი'],
  Lao: ['ສົມສັກ ພົມມະຈັນ', 'ຖະໜົນລ້ານຊ້າງ', 'ວຽງຈັນ'],
  'English with drawings': ['Zoë 🥖👩‍👩‍👧 Müller', '🏳️‍🌈 12 Rue de l’Œuvre', 'Łódź ❤️', '🇳🇱 €5 – “oud”'],
};

/** Milliseconds: the faces of rare characters are many. */
const timeoutMs = 120_000;

describe('a packing slip', { timeout: timeoutMs }, () => {
  it('is a PDF of one page, in any of the scripts of its font', async () => {
    const pdf = await renderPackingSlips([slip]);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pages(pdf)).toBe(1);
  });

  it('takes as many pages as its items need, and no empty one', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({ ...slip.items[0], sku: `SKU-${at}` }));
    expect(pages(await renderPackingSlips([{ ...slip, items: items as never }]))).toBe(5);
  });

  it('of several orders begin on a page each', async () => {
    expect(pages(await renderPackingSlips([slip, { ...slip, number: 13 }, { ...slip, number: 14 }]))).toBe(3);
  });

  it('draws Chinese, Japanese, Korean, Arabic and Hebrew names with their own glyphs', async () => {
    const shipTo = ['山田太郎', '東京都港区芝公園4丁目', '王小明', '김민수', 'محمد الأحمد', 'דוד לוי'];
    const pdf = await renderPackingSlips([{ ...slip, shipTo }]);
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toContain('noto-sans-sc');
    expect(text).toContain('noto-sans-kr');
    expect(text).toContain('noto-sans-arabic');
    expect(text).toContain('noto-sans-hebrew');
    expect(pdf.length).toBeLessThan(120_000);
  });

  it.each(Object.entries(addresses))('draws an address in %s without a box', async (_, lines) => {
    const items = lines.map((title) => ({ quantity: 1, note: title, sku: '', title }));
    const pdf = await renderPackingSlips([{ ...slip, shipTo: lines, message: lines.join(' '), items }]);
    expect(glyphsIn(pdf).length).toBeGreaterThan(40);
    expect(glyphsIn(pdf).filter((glyph) => glyph === '0000')).toEqual([]);
  });

  it('draws Chinese characters as they are read where the parcel goes', async () => {
    const seen = async (country: string): Promise<string> =>
      Buffer.from(await renderPackingSlips([{ ...slip, country, shipTo: ['直子'] }])).toString('latin1');
    expect(await seen('JP')).toContain('noto-sans-jp');
    expect(await seen('HK')).toContain('noto-sans-tc');
    expect(await seen('CN')).toContain('noto-sans-sc');
  });

  it('has the outlines of wide characters in the weight of the words beside them', async () => {
    const one = { quantity: 1, note: '', sku: '', title: '山田茶舗の国' };
    const pdf = await renderPackingSlips([{ ...slip, shipTo: ['山', '한국'], items: [one] }]);
    const wanted = [
      ...Array.from(one.title, (character) => ({ character, weight: 700 as const })),
      ...Array.from('山한국', (character) => ({ character, weight: 400 as const })),
    ];
    const seen = new Set<string>();
    for (const { character, weight } of wanted) {
      const slice = faceOf(character, { isBold: false, han: 'sc' });
      if (slice === undefined || slice === 'letters') throw new Error(`no face has ${character}`);
      const face = createFace(sliceBytes(slice, weight), { name: 'seen', weight });
      const { id } = face.glyphForCodePoint(character.codePointAt(0) ?? 0);
      expect(id, character).not.toBe(0);
      const drawn = face.getGlyph(id).path.toSVG();
      expect(outlinesIn(pdf, `${slice.name}-${weight}`), `${character} ${weight}`).toContain(drawn);
      seen.add(drawn);
    }
    expect(seen.size).toBe(wanted.length);
  });
});
