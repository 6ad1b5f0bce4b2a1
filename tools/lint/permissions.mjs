import { readFileSync } from 'node:fs';

/*
 * Permissions belong in contract/src/permissions.ts; elsewhere comparing roles or assigned sites and studies is an
 * error.
 */

const [, roleList = ''] = /ROLES = \[(.*?)\]/.exec(readFileSync('contract/src/roles.ts', 'utf8')) ?? [];
const ROLE_NAME = `value=/^(${[...roleList.matchAll(/'(.+?)'/g)].map(([, name]) => name).join('|')})$/`;
/** @param {'left' | 'right' | 'discriminant'} side */
const isRole = (side) => `[${side}.name='role'], [${side}.property.name='role'], [${side}.${ROLE_NAME}]`;

const ROLE_MESSAGE = "Ask can(member, '…') or covers(member, '…', place); the table is contract/src/permissions.ts.";
const ASSIGNED = '[object.name=/^(site|study)_ids$/], [object.property.name=/^(site|study)_ids$/]';
const SCOPE = '[left.property.name=/^(sites|studies)$/], [left.expression.property.name=/^(sites|studies)$/]';

const SCOPE_MESSAGE = 'Ask reachOf(member, …) or covers(member, …, place) of contract/src/permissions.ts.';
const COUNT_MESSAGE = 'Ask a function of contract/src/permissions.ts, such as hasOwnSites or firstSite.';
const SITE_MESSAGE = 'Ask covers(member, …, { site_id, study_id }) or isAssignedSite of contract/src/permissions.ts.';

export const permissionSyntax = [
  {
    selector: `BinaryExpression[operator=/^[!=]==?$/]:matches(${isRole('left')}, ${isRole('right')})`,
    message: ROLE_MESSAGE,
  },
  { selector: `SwitchStatement:matches(${isRole('discriminant')})`, message: ROLE_MESSAGE },
  { selector: `SwitchCase[test.${ROLE_NAME}]`, message: ROLE_MESSAGE },
  {
    selector: `CallExpression[callee.object.type='ArrayExpression'] > MemberExpression > ArrayExpression > Literal[${ROLE_NAME}]`,
    message: ROLE_MESSAGE,
  },
  {
    selector: "CallExpression[callee.property.name='where'][arguments.0.value='role'][arguments.1.value='==']",
    message: ROLE_MESSAGE,
  },
  {
    selector: `MemberExpression[property.name=/^(includes|indexOf|some|find|has)$/]:matches(${ASSIGNED})`,
    message: SITE_MESSAGE,
  },
  { selector: `MemberExpression[property.name=/^(length|at)$/]:matches(${ASSIGNED})`, message: COUNT_MESSAGE },
  { selector: `MemberExpression[computed=true]:matches(${ASSIGNED})`, message: COUNT_MESSAGE },
  {
    selector: "MemberExpression[object.callee.name='scopeOf'][property.name=/^(sites|studies)$/]",
    message: SCOPE_MESSAGE,
  },
  {
    selector: `BinaryExpression[right.value=/^(all|own)$/]:matches(${SCOPE})`,
    message: SCOPE_MESSAGE,
  },
];
