import { fieldTexts } from '#contract/fields.ts'
import { pictureTexts } from '#contract/picture-texts.ts'

/** What this area's answers and errors say. Literal texts of the specification stay letter by letter. */
export const onboardingTexts = {
  required: fieldTexts.required,
  emailTaken: 'Este e-mail já tem cadastro. Entre ou recupere a sua senha.',
  cpfTaken: 'Este CPF já tem cadastro. Entre ou recupere a sua senha.',
  cpfOfTeam:
    'Este CPF já foi incluído pela equipe, com outro e-mail. Use o e-mail que ela tem, ou peça a ela que o corrija.',
  affiliateEmailTaken:
    'O e-mail do seu cadastro já é usado por outra conta. Fale com a secretaria para corrigir.',
  notAffiliate: 'Não encontramos este CPF entre os associados. Confira o número ou fale com a secretaria.',
  otherEmail: 'Use o e-mail que a estação tem com este CPF. Se ele mudou, fale com a secretaria.',
  notInvited:
    'O cadastro aqui é só para quem foi convidado. Abra o link do seu convite, ou use o e-mail que o recebeu.',
  draftGone: 'Este cadastro ficou aberto por muito tempo. Comece de novo.',
  noMethod: 'Não temos um e-mail seu. Fale com a gente por telefone para concluir o cadastro.',
  city: (uf: string) => `Não encontramos esta cidade em ${uf}. Escolha uma da lista.`,
  cityWithoutState: 'Escolha primeiro o estado.',
  unknownState: 'Escolha um estado da lista',
  registered: 'Cadastro realizado com sucesso',
  updated: 'Cadastro atualizado com sucesso',
  profileUpdated: 'Você atualizou a seu perfil com sucesso',
  mailSent: 'E-mail enviado com sucesso',
  codeValid: 'Sucesso! Código validado',
  askedAgain: 'O seu pedido voltou para a equipe.',
  notRefused: 'Este cadastro não espera por um novo pedido.',
  noSecondTry: 'Aqui não é possível pedir de novo. Fale com a estação.',
  reason: 'Motivo',
  wait: (seconds: number) => `Aguarde ${seconds} segundos para pedir um novo código.`,
  activation: {
    wrong: (left: number) =>
      left > 1 ? `Código incorreto. Restam ${left} tentativas.` : 'Código incorreto. Resta 1 tentativa.',
    exhausted: 'Este código foi digitado errado muitas vezes. Peça um novo.',
    expired: 'Este código expirou. Peça um novo.',
    linkOver: 'Este link expirou ou já foi usado. Peça um novo código.',
    done: 'Sua conta já está ativa. É só entrar.',
    whichPassword: 'Há mais de um cadastro com este e-mail. Digite a senha que você criou no seu.',
    wrongPassword: 'Senha incorreta. Digite a que você criou no cadastro.',
  },
  /** The registration went through, the invitation did not. */
  inviteLost: 'O convite deixou de valer antes do fim do cadastro.',
  photo: {
    tooLarge: pictureTexts.tooLarge,
    wrongType: pictureTexts.wrongType,
    tooManyPixels: 'Escolha um arquivo de tamanho menor!',
  },
  notYou: 'Você não possui autorização para acessar esta página.',
  lockedProfile: 'Seus dados vêm do cadastro da associação. Peça a alteração por lá.',
} as const
