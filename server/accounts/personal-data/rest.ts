import { route } from '#server/rest/route.ts';
import { mayManageOwnAccountNow } from '../access.ts';
import { PersonalData } from './restSchema.ts';

export const personalDataRoutes = [
  route({
    method: 'get',
    path: '/api/users/profile/me/data',
    tag: 'Profile',
    summary: 'Download your personal data',
    may: mayManageOwnAccountNow,
    response: PersonalData,
    operation: 'query RestPersonalData { personalData }',
    savedAs: 'rumbo-personal-data.json',
    body: ({ personalData }) => personalData,
  }),
];
