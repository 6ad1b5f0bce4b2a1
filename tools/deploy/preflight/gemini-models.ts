import { locationFor, locationsOf, retirementOf } from '../../../functions/src/gemini-models.ts';

/** One month before a model retires, new projects lose access. */
const NOTICE_DAYS = 60;
const DAY_MS = 86_400_000;

export interface ModelUse {
  model: string;
  location: string;
  /** Parameter with the location. */
  setting: 'VERTEX_LOCATION' | 'GEMINI_SUBSTITUTE_LOCATION';
}

/** Why a model cannot be deployed today, one sentence each. */
export function modelFaults({ model, location, setting }: ModelUse, today: Date): string[] {
  const faults: string[] = [];
  const retires = retirementOf(model);
  if (retires) {
    const days = Math.floor((Date.parse(retires) - today.getTime()) / DAY_MS);
    if (days < 0) faults.push(`${model} was retired on ${retires}; choose its successor.`);
    else if (days < NOTICE_DAYS)
      faults.push(`${model} is retired on ${retires}, in ${days} days; choose its successor.`);
  }
  const locations = locationsOf(model);
  if (locations && !locations.includes(locationFor(model, location)))
    faults.push(`${model} is only at ${locations.join(', ')}, not at ${location}; set ${setting}.`);
  if (model.endsWith('-preview') && location !== 'global')
    faults.push(`${model} is a preview, which only the location "global" has, not ${location}.`);
  return faults;
}
