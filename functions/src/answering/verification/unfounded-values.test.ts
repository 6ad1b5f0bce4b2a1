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
  ])('finds nothing of its own in "%s" on the grounds of "%s"', (sentence, grounds) => {
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
    ['Write to me@evil.example.', 'reports go to safety@sponsor.example', 'me@evil.example'],
  ])('finds the value of its own in "%s" on the grounds of "%s"', (sentence, grounds, value) => {
    expect(unfoundedValues(sentence, grounds)).toEqual([value]);
  });
});
