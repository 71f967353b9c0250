/** What whoever was brought by the team reads where they open their account. */
export const texts = {
  title: 'Abra a sua conta',
  text: (name: string, station: string) =>
    `Olá, ${name}! A equipe incluiu você entre os participantes: ${station}. Escolha uma senha para entrar.`,
  password: 'Senha',
  rule: 'De 8 a 20 caracteres, com letra maiúscula, minúscula e número.',
  confirmation: 'Confirme a senha',
  submit: 'Abrir a conta',
  submitting: 'Abrindo...',
  over: {
    title: 'Este convite não vale mais',
    text: 'Ele já foi usado, venceu ou foi trocado por outro. Se você ainda não tem senha, cadastre-se com o mesmo e-mail: os seus dados são encontrados.',
    signup: 'Cadastrar',
    login: 'Entrar',
  },
} as const
