import type { Text } from './messages.ts';

/** About accounts: signing up and in, passwords, profiles. */
export const ACCOUNT_MESSAGES = {
  'email.required': { en: 'Email is required', es: 'El correo es obligatorio', pt: 'O e-mail é obrigatório' },
  'email.format': {
    en: 'Invalid email format',
    es: 'Formato de correo no válido',
    pt: 'Formato de e-mail inválido',
  },
  'name.required': {
    en: 'Full name is required',
    es: 'El nombre completo es obligatorio',
    pt: 'O nome completo é obrigatório',
  },
  'password.required': {
    en: 'Password is required',
    es: 'La contraseña es obligatoria',
    pt: 'A senha é obrigatória',
  },
  'password.confirmRequired': {
    en: 'Password confirmation is required',
    es: 'La confirmación de la contraseña es obligatoria',
    pt: 'A confirmação da senha é obrigatória',
  },
  'password.confirmDiffers': {
    en: "Password confirmation doesn't match",
    es: 'La confirmación de la contraseña no coincide',
    pt: 'A confirmação da senha não confere',
  },
  'password.mismatch': {
    en: 'Passwords do not match',
    es: 'Las contraseñas no coinciden',
    pt: 'As senhas não conferem',
  },
  'password.length': {
    en: 'A password has {min} to {max} characters',
    es: 'Una contraseña tiene de {min} a {max} caracteres',
    pt: 'Uma senha tem de {min} a {max} caracteres',
  },
  'password.common': {
    en: 'Too many people use this password. Choose another one.',
    es: 'Demasiadas personas usan esta contraseña. Elija otra.',
    pt: 'Muitas pessoas usam esta senha. Escolha outra.',
  },
  'password.isEmail': {
    en: 'The password may not be the email. Choose another one.',
    es: 'La contraseña no puede ser el correo. Elija otra.',
    pt: 'A senha não pode ser o e-mail. Escolha outra.',
  },
  'password.currentRequired': {
    en: 'Type your current password to change your email or password',
    es: 'Escriba su contraseña actual para cambiar su correo o su contraseña',
    pt: 'Digite sua senha atual para alterar seu e-mail ou sua senha',
  },
  'password.currentWrong': {
    en: 'The current password is not right',
    es: 'La contraseña actual no es correcta',
    pt: 'A senha atual não está correta',
  },
  'user.exists': { en: 'User already exists', es: 'El usuario ya existe', pt: 'O usuário já existe' },
  'user.unproved': {
    en: 'This person has not confirmed their email yet. Only then can they become a super admin.',
    es: 'Esta persona todavía no confirmó su correo. Recién entonces puede ser superadministradora.',
    pt: 'Esta pessoa ainda não confirmou o e-mail. Só depois disso pode ser superadministradora.',
  },
  'profile.signInAgain': {
    en: 'To be sure that it is you: log out, log in again, and then change your email or password.',
    es: 'Para asegurarnos de que es usted: cierre la sesión, ingrese de nuevo y después cambie su correo o contraseña.',
    pt: 'Para termos certeza de que é você: saia, entre de novo e depois altere seu e-mail ou sua senha.',
  },
  'verification.signIn': {
    en: 'Log in to the account that is to have this email, then open the link again.',
    es: 'Ingrese a la cuenta que va a tener este correo y después abra el enlace de nuevo.',
    pt: 'Entre na conta que vai ter este e-mail e depois abra o link de novo.',
  },
  'signIn.refused': {
    en: 'Wrong email or password',
    es: 'Correo o contraseña incorrectos',
    pt: 'E-mail ou senha incorretos',
  },
  'google.off': {
    en: 'Signing in with Google is not set up here. Use your email and password.',
    es: 'El ingreso con Google no está configurado aquí. Use su correo y su contraseña.',
    pt: 'A entrada com o Google não está configurada aqui. Use seu e-mail e sua senha.',
  },
  'google.noToken': {
    en: 'No token received from Google',
    es: 'No se recibió ningún token de Google',
    pt: 'Nenhum token recebido do Google',
  },
  'google.refused': {
    en: 'Google did not confirm who you are. Try again.',
    es: 'Google no confirmó quién es usted. Pruebe de nuevo.',
    pt: 'O Google não confirmou quem você é. Tente novamente.',
  },
  'google.unreachable': {
    en: 'Google cannot be reached right now. Try again, or use your email and password.',
    es: 'No se puede contactar a Google ahora. Pruebe de nuevo, o use su correo y su contraseña.',
    pt: 'Não é possível contatar o Google agora. Tente novamente, ou use seu e-mail e sua senha.',
  },
  'google.unverified': {
    en: 'Google has not confirmed that this email is yours. Confirm it there, or sign up with a password.',
    es: 'Google no confirmó que este correo sea suyo. Confírmelo allí, o regístrese con una contraseña.',
    pt: 'O Google não confirmou que este e-mail é seu. Confirme-o lá, ou cadastre-se com uma senha.',
  },
  'reset.refused': {
    en: 'This link was used already or has run out. Ask for a new one.',
    es: 'Este enlace ya se usó o venció. Pida uno nuevo.',
    pt: 'Este link já foi usado ou expirou. Peça um novo.',
  },
  'verification.refused': {
    en: 'This link has run out or is not for you. Ask for a new one in your profile.',
    es: 'Este enlace venció o no es para usted. Pida uno nuevo en su perfil.',
    pt: 'Este link expirou ou não é para você. Peça um novo no seu perfil.',
  },
  'deletion.passwordRequired': {
    en: 'Type your password to delete your account',
    es: 'Escriba su contraseña para eliminar su cuenta',
    pt: 'Digite sua senha para excluir sua conta',
  },
  'deletion.confirmDiffers': {
    en: 'Type the email of your account, just as it is',
    es: 'Escriba el correo de su cuenta, tal como es',
    pt: 'Digite o e-mail da sua conta, exatamente como é',
  },
  'deletion.scheduled': {
    en: 'Your account is already going to be deleted',
    es: 'Su cuenta ya se va a eliminar',
    pt: 'Sua conta já vai ser excluída',
  },
  'deletion.refused': {
    en: 'This link was used already or has run out. Ask for a new one in your profile.',
    es: 'Este enlace ya se usó o venció. Pida uno nuevo en su perfil.',
    pt: 'Este link já foi usado ou expirou. Peça um novo no seu perfil.',
  },
  'botCheck.failed': {
    en: 'The check that you are not a robot did not pass. Try again.',
    es: 'La verificación de que usted no es un robot no pasó. Pruebe de nuevo.',
    pt: 'A verificação de que você não é um robô não passou. Tente novamente.',
  },
  'botCheck.unreachable': {
    en: 'The check that you are not a robot cannot be made right now. Try again in a moment.',
    es: 'La verificación de que usted no es un robot no se puede hacer ahora. Pruebe en un momento.',
    pt: 'A verificação de que você não é um robô não pode ser feita agora. Tente em um momento.',
  },
} as const satisfies Record<string, Text>;
