// Draws social pictures and QR codes in a child process of the server; see server/images/imageProcess.ts. Apart from
// uploads: this one reads SVG, which is ours alone.

import { answerJobs } from '#server/images/imageProcess.ts';
import { drawSocial, type SocialJob } from '#server/pages/social/drawSocial.ts';

answerJobs((job: SocialJob) => drawSocial(job).catch(() => null));
