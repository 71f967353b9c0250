/** Words of the member's account. */
export const texts = {
  sessions: {
    title: 'Segurança',
    meta: (station: string) => `Segurança | ${station}`,
    heading: 'Onde você está conectado',
    lead: 'Não reconhece um aparelho? Encerre o acesso dele e troque a sua senha.',
    here: 'Este aparelho',
    unknown: 'Aparelho desconhecido',
    device: (browser: string | null, system: string | null) => [browser, system].filter(Boolean).join(' no '),
    today: 'Usado hoje',
    lastUsed: (date: string) => `Usado em ${date}`,
    since: (date: string) => `Conectado desde ${date}`,
    end: 'Encerrar',
    ending: 'Encerrando...',
    endLabel: (device: string) => `Encerrar o acesso de ${device}`,
    endOthers: 'Encerrar em todos os outros aparelhos',
    onlyHere: 'Você só está conectado neste aparelho.',
    ended: 'Acesso encerrado',
    endedOthers: 'Acesso encerrado em todos os outros aparelhos',
    password: 'Trocar a senha',
    passwordText:
      'Enviamos um link para o seu e-mail. Ao trocar a senha, o acesso termina em todos os aparelhos.',
  },
} as const
