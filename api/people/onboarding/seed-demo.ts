import type { Demo } from '../../platform/demo.ts'
import { affiliates } from './tables.ts'

type Affiliate = Omit<typeof affiliates.$inferInsert, 'stationId' | 'id'>

/** A list as an association keeps one: most with everything, one without an e-mail, one with the name only. */
const list: Affiliate[] = [
  {
    cpf: '11144477735',
    name: 'Renata Farias',
    email: 'renata.farias@exemplo.com.br',
    tel: '92991230001',
    birthday: '1984-09-03',
  },
  { cpf: '12345678909', name: 'Tiago Monteiro', email: 'tiago.monteiro@exemplo.com.br', tel: '92991230002' },
  { cpf: '98765432100', name: 'Lúcia Bastos', email: 'lucia.bastos@exemplo.com.br' },
  { cpf: '39053344705', name: 'Otávio Prates', email: 'otavio.prates@exemplo.com.br', tel: '92991230004' },
  { cpf: '86288366757', name: 'Nair Queiroz', email: 'nair.queiroz@exemplo.com.br', tel: '92991230005' },
  { cpf: '74682489070', name: 'Antônio Sá', email: null, tel: '9232340006' },
]

/** Affiliates where a station lets only them in. */
export async function seedAffiliates({ ctx: { db, station } }: Demo): Promise<void> {
  if (station.config.behaviour.signup !== 'affiliate') return
  await db
    .insert(affiliates)
    .values(list.map((one) => ({ ...one, stationId: station.id })))
    .onConflictDoNothing()
}
