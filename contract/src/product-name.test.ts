import { resemblesProduct } from './product-name.ts';

test.each([
  'TrialDesk',
  ' trial  desk ',
  'The TrialDesk Team',
  'TRIAL-DESK',
  'TriaIDesk',
  'Tr1a1Desk',
  'ТrіаlDеsk',
  'ΤRΙΑLDΕSΚ',
  'Tríàl Désk',
  'Ｔｒｉａｌ Ｄｅｓｋ',
  'Trial.Desk (support)',
  'ᴛʀɪᴀʟᴅᴇꜱᴋ',
  'ᎢᎡᎥᎪᏞᎠᎬᏚᏦ',
  'ꓔꓣꓲꓮꓡꓓꓰꓢꓗ',
  '🆃🆁🅸🅰🅻🅳🅴🆂🅺',
  '🅣🅡🅘🅐🅛🅓🅔🅢🅚',
  '🇹 🇷 🇮 🇦 🇱 🇩 🇪 🇸 🇰',
  'ᵀʳⁱᵃˡᴰᵉˢᵏ',
])('%p resembles the product', (name) => expect(resemblesProduct(name)).toBe(true));

test.each([
  'Robin Reed',
  'Trial Manager',
  'Desk Research',
  'Ada Triald',
  'Тарас Шевченко',
  '山田 太郎',
  'ᏣᎳᎩ ᎠᏂ',
  'Robin 🇸🇰',
])('%p does not', (name) => expect(resemblesProduct(name)).toBe(false));
