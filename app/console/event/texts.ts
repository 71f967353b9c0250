/** Texts of the page for an event. */
export const texts = {
  title: 'Horário de pico',
  lead: 'Muita gente vai se cadastrar ou entrar pela mesma rede, como em uma assembleia? Diga quando, e ninguém espera mais por causa dos outros.',
  starts: 'Começa em',
  ends: 'Termina em',
  help: 'No horário da estação, por até 24 horas.',
  save: 'Salvar',
  saved: 'Horário de pico salvo',
  end: 'Encerrar agora',
  ended: 'Horário de pico encerrado',
  open: (from: string, to: string) => `Horário de pico de ${from} até ${to}`,
} as const
