import { builder } from '#server/graphql/builder.ts';
import { missingSettings } from '#server/platform/env.ts';
import { maySetUp } from './access.ts';
import { type Step, setUpSteps } from './steps.ts';

export const SetUpStepEnum = builder.enumType('SetUpStepName', {
  description: 'A step of setting up an installation.',
  values: {
    CONTACT: { value: 'contact', description: 'The name and contact data of the operator.' },
    MAIL: { value: 'mail', description: 'A mail server that accepted a test email.' },
    SECOND_FACTOR: { value: 'secondFactor', description: 'A second factor for the account of the viewer.' },
    BUSINESSES: { value: 'businesses', description: 'At least one published provider.' },
    COLLEAGUE: { value: 'colleague', description: 'A second super admin or a moderator.' },
    SITE: { value: 'site', description: 'A visit to the public site.' },
  } as const,
});

const SetUpStep = builder.objectRef<Step>('SetUpStep').implement({
  description: 'A step of setting up this installation.',
  fields: (t) => ({
    name: t.expose('name', { type: SetUpStepEnum, description: 'The step.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether the step is done or skipped.' }),
  }),
});

const SetUp = builder.objectRef<Step[]>('SetUp').implement({
  description: 'The set-up of a new installation.',
  fields: (t) => ({
    steps: t.field({ type: [SetUpStep], description: 'All steps, in order.', resolve: (steps) => steps }),
    missingSettings: t.stringList({
      description: 'The names of environment variables that are not set, such as `SMTP_URL`.',
      resolve: (_, __, { env }) => missingSettings(env),
    }),
  }),
});

builder.queryField('setUp', (t) =>
  t.field({
    type: SetUp,
    nullable: true,
    authScopes: maySetUp,
    description: 'The set-up of this installation. Null when all steps are done, and in the demo.',
    resolve: (_, __, context) => setUpSteps(context),
  }),
);
