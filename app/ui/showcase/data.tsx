import { Points, Price } from '../amount.tsx'
import { Badge } from '../badge.tsx'
import { Card } from '../card.tsx'
import { DescriptionList } from '../description-list.tsx'
import { Divider } from '../divider.tsx'
import { formatBRL, formatDate, formatTime } from '../format.ts'
import { Picture } from '../picture.tsx'
import { Prose } from '../prose.tsx'
import { QrCode } from '../qr-code.tsx'
import { type Column, Table } from '../table.tsx'
import * as css from './showcase.css.ts'
import { type Shown, Specimen } from './specimen.tsx'

type Line = { id: number; what: string; when: string; status: 'Creditado' | 'Pendente'; points: number }
const lines: Line[] = [
  { id: 1, what: 'Pesquisa de satisfação', when: '2026-02-03T14:05:00Z', status: 'Creditado', points: 50 },
  {
    id: 2,
    what: 'Troca: voucher de cinema',
    when: '2026-02-01T22:40:00Z',
    status: 'Creditado',
    points: -150,
  },
  {
    id: 3,
    what: 'Indicação de Rita de Cássia',
    when: '2026-01-28T12:00:00Z',
    status: 'Pendente',
    points: 1120.5,
  },
]
const html = `<h2>Quem somos</h2><p>Desde 1962 reunimos <strong>mais de 12 mil</strong> associados em torno de
<a href="/sobre/1">direitos e benefícios</a>.</p><ul><li>Convênios de saúde</li><li>Assessoria jurídica</li></ul>
<blockquote>Juntos vamos mais longe.</blockquote>`

export function Data({ shown }: { shown: Shown }) {
  const columns: Column<Line>[] = [
    { key: 'what', header: 'Movimento', phone: 'title', cell: (line) => line.what },
    {
      key: 'when',
      header: 'Data',
      phone: 'meta',
      cell: (line) => `${formatDate(line.when)} ${formatTime(line.when)}`,
    },
    {
      key: 'status',
      header: 'Situação',
      phone: 'pair',
      cell: (line) => <Badge tone={line.status === 'Pendente' ? 'warning' : 'success'}>{line.status}</Badge>,
    },
    {
      key: 'points',
      header: 'Valor',
      align: 'end',
      phone: 'amount',
      cell: (line) => <Points points={line.points} currency={shown.currency} signed />,
    },
  ]
  return (
    <>
      <Specimen shown={shown} title="Tabela">
        <Table
          caption={`Extrato, ${shown.station}`}
          columns={columns}
          rows={lines}
          rowKey={(line) => line.id}
        />
      </Specimen>
      <Specimen shown={shown} title="Conteúdo">
        <div className={css.two}>
          <Card>
            <DescriptionList
              items={[
                { term: 'Plano anual', value: formatBRL(119_880) },
                { term: 'Desconto', value: formatBRL(-11_988) },
                { term: 'Total', value: formatBRL(107_892), total: true },
                { term: 'Cupom', value: <Price priceCents={3990} currency={shown.currency} /> },
              ]}
            />
          </Card>
          <Prose sanitizedHtml={html} />
          <Picture src={shown.cover} alt="Capa de exemplo" width={640} height={360} ratio="wide" />
          <div>
            <QrCode value="00020126580014br.gov.bcb.pix" label={`QR do PIX, ${shown.station}`} />
            <Divider />
            <DescriptionList
              look="stacked"
              items={[
                { term: 'Beneficiário', value: 'Associação de exemplo' },
                { term: 'Vencimento', value: formatDate('2026-03-01') },
              ]}
            />
          </div>
        </div>
      </Specimen>
    </>
  )
}
