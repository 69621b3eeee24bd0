// Processes uploaded pictures in a child process of the server; see server/images/imageProcess.ts.

import { drawImage } from '#server/images/drawImage.ts';
import { answerJobs } from '#server/images/imageProcess.ts';
import type { Upload } from '#server/images/processImage.ts';

answerJobs(({ bytes, format }: Upload) => drawImage(bytes, format));
