import type { LoaderFunctionArgs } from '@remix-run/node'
import { type CaseColumn, caseColumns } from '#contract/services/consultancies/case-import.ts'
import { csvStream } from '../../../routing/csv.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { texts } from './texts.ts'

/** A case of somebody and one for all, with numbers that nobody has. */
const samples: Record<CaseColumn, string>[] = [
  {
    ...{ numero: '0000001-00.2026.5.15.0001', cpf: '529.982.247-25', coletiva: 'não' },
    ...{ tipo: 'Reclamação trabalhista', protocolo: '10/04/2026', situacao: 'Em andamento' },
    ...{ orgao: 'TRT da 15ª Região', titulo: 'Horas extras', valor: '1234,56', link: '' },
  },
  {
    ...{ numero: '0000002-00.2026.5.15.0001', cpf: '', coletiva: 'sim' },
    ...{ tipo: 'Ação coletiva', protocolo: '02/08/2026', situacao: 'Sentença favorável' },
    ...{ orgao: 'TRT da 15ª Região', titulo: 'Adicional noturno; "turno da noite"', valor: '' },
    link: 'https://www.exemplo.com.br/processo',
  },
]

/** A file as it is imported, to be filled in. */
export async function loader(args: LoaderFunctionArgs) {
  await requireTeam(args)
  const names = Object.keys(caseColumns) as CaseColumn[]
  const lines = [samples.map((one) => names.map((name) => one[name]))]
  async function* pages() {
    yield* lines
  }
  return new Response(csvStream(names, pages()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${texts.importing.sampleFile}"`,
      'cache-control': 'no-store',
    },
  })
}
