import { hasSecondFactor } from '#server/accounts/credentials/hasSecondFactor.ts';
import type { Context } from '#server/graphql/context.ts';
import { type Env, missingSettings } from '#server/platform/env.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    env: Env;
  }
}

export type StepName = 'contact' | 'mail' | 'secondFactor' | 'businesses' | 'colleague' | 'site';

export interface Step {
  name: StepName;
  isDone: boolean;
}

/** The steps of setting up this installation, in order; null when all steps are done, and in the demo. */
export async function setUpSteps({ db: { prisma }, env, viewer }: Context): Promise<Step[] | null> {
  if (env.seed === 'demo') return null;
  const marked = new Set((await prisma.setUpStep.findMany()).map(({ name }) => name));
  const isStaff = { disabledAt: null, OR: [{ isSuperAdmin: true }, { isModerator: true }] };
  const isFound: Record<StepName, boolean> = {
    contact: missingSettings(env).every((name) => name === 'SMTP_URL'),
    // done once a test mail was accepted by the mail server
    mail: false,
    secondFactor: await hasSecondFactor(prisma, viewer!.id),
    businesses: (await prisma.provider.findFirst({ where: { status: 'approved' }, select: { id: true } })) !== null,
    colleague: (await prisma.user.findMany({ where: isStaff, take: 2, select: { id: true } })).length > 1,
    site: false,
  };
  const steps = Object.entries(isFound).map(([name, found]) => ({
    name: name as StepName,
    isDone: found || marked.has(name),
  }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

/** Marks steps as done or skipped. */
export async function markSteps({ db }: Pick<Context, 'db'>, names: readonly StepName[]): Promise<void> {
  await db.prisma.setUpStep.createMany({ data: names.map((name) => ({ name })), skipDuplicates: true });
}
