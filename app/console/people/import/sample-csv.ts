import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvStream } from '../../../routing/csv.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { texts } from './texts.ts'

const header = ['Nome', 'E-mail', 'CPF', 'Telefone', 'Nascimento', 'UF', 'Cidade', 'Etiquetas']
/** Somebody whom nobody is. */
const sample = [
  ...['Maria da Silva', 'maria@exemplo.com.br', '529.982.247-25', '(19) 98888-7777', '31/12/1990'],
  ...['SP', 'Campinas', 'Diretoria, Aposentados'],
]

/** A file as it is imported, to be filled in. */
export async function loader(args: LoaderFunctionArgs) {
  await requireTeam(args)
  async function* pages() {
    yield [sample]
  }
  return new Response(csvStream(header, pages()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${texts.sampleFile}"`,
      'cache-control': 'no-store',
    },
  })
}
