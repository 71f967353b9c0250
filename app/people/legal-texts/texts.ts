/** Words of the page that asks members to accept the station's documents anew (PPL-33). */
export const texts = {
  meta: (station: string) => `Documentos atualizados | ${station}`,
  title: 'Os documentos mudaram',
  lead: (station: string) =>
    `${station} atualizou os documentos que valem para a sua conta. Leia e aceite para continuar.`,
  names: { terms: 'Termos de Uso', privacy: 'Política de Privacidade' },
  version: (number: number, day: string) => `Versão ${number}, de ${day}`,
  read: { terms: 'Ler os Termos de Uso', privacy: 'Ler a Política de Privacidade' },
  changed: (note: string) => `O que mudou: ${note}`,
  accept: 'Aceitar e continuar',
  sending: 'Aguarde um momento...',
  missing: 'Marque que você leu e aceita.',
  accepted: 'Aceite registrado',
  notNow: {
    title: 'Se você não aceitar',
    text: 'A conta fica como está até você decidir. Você pode sair, levar uma cópia dos seus dados ou excluir a conta.',
    privacy: 'Ver a cópia dos dados e a exclusão da conta',
    logout: 'Sair sem aceitar',
  },
} as const
