import { titlePart } from './title-part.ts';

const LONG =
  'LARCH: A Phase 2b/3, Multicenter, Randomized, Double-blind, Placebo-controlled Study of Veltrin (VX-1) Versus Placebo in Adult Patients with Active Gout';
const SHORT = 'Safety and Efficacy of Oral Veltrin Compared with Diet in Adults with Gout';

it.each([
  ['phase', LONG, 'Phase 2b/3'],
  ['design', LONG, 'Multicenter, Randomized, Double-blind, Placebo-controlled Study'],
  ['imp', LONG, 'Veltrin (VX-1)'],
  ['indication', LONG, 'Adult Patients with Active Gout'],
  ['phase', 'A Phase III Trial of Veltrin in Children with Asthma', 'Phase III'],
  ['imp', SHORT, 'Oral Veltrin'],
  ['indication', SHORT, 'Adults with Gout'],
  ['phase', SHORT, null],
  ['design', SHORT, null],
  ['title', SHORT, SHORT],
  ['phase', 'Trial Phase: Phase 2', 'Trial Phase: Phase 2'],
  [
    'design',
    'Study Design: A randomized study of veltrin in two groups of adult patients',
    'Study Design: A randomized study of veltrin in two groups of adult patients',
  ],
])('the part of a title that states the %s', (field, title, part) => {
  expect(titlePart(field, title)).toBe(part);
});
