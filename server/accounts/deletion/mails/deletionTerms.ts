import type { Language } from '#server/i18n/language.ts';

/** What goes and what stays, as the profile says it too. */
export const DELETION_TERMS: Record<Language, string[]> = {
  en: [
    'What is deleted: your account with your name, email and password, every session, your ties to businesses, and your name and email in our log.',
    'What stays: the businesses and their pictures in the directory, without a tie to you (write to us if they are to go too), and what our log says happened, without your name. Data tied to billing would be kept for five years, as the law asks; there is no billing for your account, so nothing is kept for it.',
  ],
  es: [
    'Qué se elimina: su cuenta con su nombre, correo y contraseña, todas las sesiones, su vínculo con empresas, y su nombre y correo en nuestro registro.',
    'Qué queda: las empresas y sus imágenes en el directorio, sin vínculo con usted (escríbanos si también deben irse), y lo que nuestro registro dice que ocurrió, sin su nombre. Los datos ligados a facturación se conservarían cinco años, como pide la ley; su cuenta no tiene facturación, así que no se conserva nada por ella.',
  ],
  pt: [
    'O que é excluído: sua conta com seu nome, e-mail e senha, todas as sessões, seu vínculo com empresas, e seu nome e e-mail no nosso registro.',
    'O que fica: as empresas e suas imagens no diretório, sem vínculo com você (escreva para nós se elas também devem sair), e o que nosso registro diz que aconteceu, sem o seu nome. Dados ligados a faturamento seriam guardados por cinco anos, como a lei pede; sua conta não tem faturamento, então nada é guardado por isso.',
  ],
};
