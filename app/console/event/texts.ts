/** Texts of the page for an event. */
export const texts = {
  title: 'Evento',
  lead: 'Muita gente vai se cadastrar ou entrar pela mesma rede, como em uma assembleia? Diga quando, e ninguém espera mais por causa dos outros.',
  starts: 'Começa em',
  ends: 'Termina em',
  help: 'No horário da estação, por até 24 horas.',
  save: 'Salvar',
  saved: 'Evento salvo',
  end: 'Encerrar agora',
  ended: 'Evento encerrado',
  open: (from: string, to: string) => `Evento de ${from} até ${to}`,
} as const
