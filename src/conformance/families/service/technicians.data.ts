/** Capability family: technicians. */
import { family } from '../../family/notation.ts';

export const technicians = family({
  noun: 'technicians', one: 'technician', title: 'Technicians', subject: 'dealer',
  summary: 'A shop technician with skills, certifications, clocked time and flagged hours.',
  fields: {
    name: ['string', 'Dana Ruiz'],
    employeeNumber: ['string', 'EM-35274'],
    skillLevel: ['enum', 'master', ['master', 'a', 'b', 'lube']],
    certifications: ['string?', 'A1-A8'],
    flatRate: ['money', '34.00'],
    clockedHours: ['number?', 40],
    flaggedHours: ['number?', 46],
    bayNumber: ['string?', 'BA-28053'],
    dealerId: ['ref:dealers?', 'dealer_50c6e5'],
  },
  states: ['hired', 'active', 'on-leave', 'in-training', 'separated'],
  verbs: {
    hire: ['create', 'Hire technician'],
    get: ['get', 'Get technician'],
    'get-by-employee-number': ['get', 'Get technician by employee number', { by: ['employeeNumber'] }],
    list: ['list', 'List technicians', { by: ['state', 'skillLevel'] }],
    'list-active': ['list', 'List active technicians', { by: ['state'], where: "state == 'active'" }],
    search: ['search', 'Search technicians', { by: ['name', 'certifications'] }],
    'post-hours': ['update', 'Post hours for technician', { fields: ['clockedHours', 'flaggedHours'] }],
    'add-certification': ['update', 'Add certification for technician', { fields: ['certifications'] }],
    'assign-bay': ['update', 'Assign bay for technician', { fields: ['bayNumber'] }],
    activate: ['transition', 'Activate technician', { from: ['hired'], to: 'active' }],
    'start-training': ['transition', 'Start training for technician', { from: ['active'], to: 'in-training', needs: ['course'] }],
    'finish-training': ['transition', 'Finish training for technician', { from: ['in-training'], to: 'active' }],
    'begin-leave': ['transition', 'Begin leave for technician', { from: ['active'], to: 'on-leave', needs: ['returnOn'] }],
    'return-from-leave': ['transition', 'Return technician from leave', { from: ['on-leave'], to: 'active' }],
    separate: ['transition', 'Separate technician', { from: ['active', 'on-leave'], to: 'separated', needs: ['lastDay'] }],
    'compute-productivity': ['calculate', 'Compute productivity for technician', { get: 'clockedHours: number, workedHours: number, flaggedHours: number => productivityPct: number = workedHours / clockedHours * 100; efficiencyPct: number = flaggedHours / workedHours * 100; proficiencyPct: number = flaggedHours / clockedHours * 100', live: true }],
    'compute-flat-rate-pay': ['calculate', 'Compute flat rate pay for technician', { get: 'flaggedHours: number, flatRate: money, guaranteeHours: number = 0 => pay: money = max(flaggedHours, guaranteeHours) * flatRate' }],
    'rank-by-skill': ['summarize', 'Rank technicians by skill', { by: ['skillLevel'], measures: ['count', 'sum:flaggedHours'] }],
  },
});
