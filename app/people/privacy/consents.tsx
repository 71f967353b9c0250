import type { Answer } from '#contract/endpoint.ts'
import type { GivenConsent, getPrivacy } from '#contract/people/privacy/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.consents

type Props = { list: readonly GivenConsent[]; news: Answer<typeof getPrivacy>['news'] }

/** What was agreed to, in which version and when, the newest first, and what of it is taken back here (PPL-30). */
export function Consents({ list, news }: Props) {
  const { timezone } = useStation()
  const columns: Column<GivenConsent>[] = [
    {
      key: 'document',
      header: words.document,
      phone: 'title',
      cell: ({ document }) => words.names[document] ?? document,
    },
    { key: 'version', header: words.version, cell: ({ version }) => formatDate(version) },
    {
      key: 'when',
      header: words.when,
      phone: 'meta',
      cell: ({ acceptedAt }) => <time dateTime={acceptedAt}>{formatDateTime(acceptedAt, timezone)}</time>,
    },
  ]
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="card">
        {words.title}
      </Heading>
      {list.length === 0 ? (
        <Text kind="muted">{words.none}</Text>
      ) : (
        <Table
          caption={words.title}
          columns={columns}
          rows={list}
          rowKey={({ document, version }) => `${document} ${version}`}
        />
      )}
      <News news={news} />
    </Stack>
  )
}

/** Whether mails with news come, and the button that changes it. */
function News({ news: { isWanted, leftAt } }: Pick<Props, 'news'>) {
  const { timezone } = useStation()
  const intent = isWanted ? 'parar' : 'voltar'
  const isSending = useIsSending((form) => form.get('pedido') === intent)
  return (
    <Panel title={words.news}>
      <Text>{leftAt === null ? words.wanted : words.left(formatDateTime(leftAt, timezone))}</Text>
      <Form noValidate method="post">
        <input type="hidden" name="pedido" value={intent} />
        <Button variant="secondary" width="phone" loading={isSending} loadingLabel={texts.sending}>
          {isWanted ? words.leave : words.comeBack}
        </Button>
      </Form>
    </Panel>
  )
}
