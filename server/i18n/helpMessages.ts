import type { Text } from './messages.ts';

/** About the help videos. */
export const HELP_MESSAGES = {
  'helpVideo.link': {
    en: 'This is not a link to a YouTube video. It looks like https://www.youtube.com/watch?v=… or https://youtu.be/…',
    es: 'Esto no es un enlace a un video de YouTube. Es como https://www.youtube.com/watch?v=… o https://youtu.be/…',
    pt: 'Isto não é um link para um vídeo do YouTube. É como https://www.youtube.com/watch?v=… ou https://youtu.be/…',
  },
  'helpVideo.known': {
    en: 'This video is in the list already: {title}',
    es: 'Este video ya está en la lista: {title}',
    pt: 'Este vídeo já está na lista: {title}',
  },
  'helpVideo.titleRequired': {
    en: 'Title is required',
    es: 'El título es obligatorio',
    pt: 'O título é obrigatório',
  },
  'helpVideo.notFound': { en: 'There is no such video', es: 'Ese video no existe', pt: 'Esse vídeo não existe' },
  'helpVideo.position': {
    en: 'A place in the list is a whole number from 1',
    es: 'Un lugar de la lista es un número entero desde 1',
    pt: 'Um lugar na lista é um número inteiro a partir de 1',
  },
  'helpVideo.channel': {
    en: 'The videos come from a YouTube channel: change them there',
    es: 'Los videos vienen de un canal de YouTube: cámbielos allí',
    pt: 'Os vídeos vêm de um canal do YouTube: altere-os lá',
  },
  'helpVideo.unavailable': {
    en: 'The help videos cannot be loaded right now. Try again later.',
    es: 'Los videos de ayuda no se pueden cargar en este momento. Pruebe más tarde.',
    pt: 'Os vídeos de ajuda não podem ser carregados agora. Tente mais tarde.',
  },
} as const satisfies Record<string, Text>;
