// Draws social pictures and QR codes in a child process of the server; see server/images/imageProcess.ts. This process
// is separate from the one for uploads because it reads SVG, which only the server writes.

import { answerJobs } from '#server/images/imageProcess.ts';
import { drawSocial, type SocialJob } from '#server/pages/social/drawSocial.ts';

answerJobs((job: SocialJob) => drawSocial(job).catch(() => null));
