import { unfoundedValues } from './unfounded-values.ts';

describe('unfoundedValues', () => {
  it.each([
    ['Wait 7 days.', 'at least 7 days prior to enrollment'],
    ['Wait seven days.', 'a 7-day washout'],
    ['Wait twenty-eight days.', 'a washout of 28 days'],
    ['Wait 7 days.', 'at least seven days'],
    ['At most 1200 mg a day.', 'not to exceed 1,200 mg/day'],
    ['Keep it at 2 to 8 °C.', 'stored at 2°C–8°C'],
    ['Freeze it at -20 °C.', 'frozen at −20 °C or below'],
    ['The dose is 6 mg per kg.', '6 mg/kg in Arm A'],
    ['The dose is 500 mcg.', 'a dose of 500 µg'],
    ['The window is ±3 days.', 'Window (days)\nVisit 8 85 ±3'],
    ['Values above 1.5 × ULN are repeated.', 'above 1.50 times the upper limit'],
    ['Hold Visit 8.', 'V8 must be held at the site'],
    ['One of them is enough.', 'any of them is enough'],
    ['Write to safety@sponsor.example.', 'reports go to safety@sponsor.example'],
    ['See https://a.example/x and www.b.example.', 'at https://a.example/x or www.b.example.'],
    ['Wait 7 days.', 'Days: 7'],
    ['Wait 7.', 'at least 7 days'],
    ['Wait 7.0 days.', '7 days'],
    ['Wait 48 h.', 'forty-eight hours'],
    ['Give 5 mg/day.', '5 mg'],
    ['Give 5 mg / kg.', '5 mg per kg'],
    ['See 3.4.1.', 'Section 3.4.1'],
    ['It lasts 2-4 weeks.', 'from 2 to 4 weeks'],
    ['All words and no value.', ''],
  ])('accepts "%s" given "%s"', (sentence, grounds) => {
    expect(unfoundedValues(sentence, grounds)).toEqual([]);
  });

  it.each([
    ['Wait 14 days.', 'at least 7 days', '14 day'],
    ['Wait fourteen days.', 'at least 7 days', '14 day'],
    ['Wait 7 weeks.', 'at least 7 days', '7 week'],
    ['The dose is 6 mg.', '6 mg/kg in Arm A', '6 mg'],
    ['The dose is 500 mg.', 'a dose of 500 µg', '500 mg'],
    ['Store it at 20 °C.', 'frozen at -20 °C', '20 °c'],
    ['At most 120 mg a day.', 'not to exceed 1,200 mg/day', '120 mg'],
    ['Values above 5 × ULN are repeated.', 'above 1.5 × ULN', '5'],
    ['Hold Visit 9.', 'Visit 8 must be held', '9'],
    ['Enter it at https://evil.example/form now.', 'entered in the eCRF', 'https://evil.example/form'],
    ['See www.evil.example/x.', 'www.good.example', 'www.evil.example/x'],
    ['See 3.4.2.', 'Section 3.4.1', '3.4.2'],
    ['Give 5 mg/kg.', '5 mg', '5 mg/kg'],
    ['Keep it at -5 °C.', '5 °C', '-5 °c'],
    ['Take one tablet.', 'Take two tablets', '1 tablet'],
    ['Give 0 doses.', 'Give 10 doses', '0 dose'],
    ['The scar is 25 cm.', '25 mm', '25 cm'],
    ['It was 120 mmHg.', '120 mmol', '120 mmhg'],
    ['Write to me@evil.example.', 'reports go to safety@sponsor.example', 'me@evil.example'],
  ])('rejects "%s" given "%s"', (sentence, grounds, value) => {
    expect(unfoundedValues(sentence, grounds)).toEqual([value]);
  });

  it('returns all missing values, those in words first', () => {
    expect(unfoundedValues('Wait 3 weeks, then two days.', '7 hours')).toEqual(['2 day', '3 week']);
  });
});
