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

type Props = { list: readonly GivenConsent[] } & Pick<Answer<typeof getPrivacy>, 'news' | 'contactedAbout'>

/** What was agreed to, in which version and when, the newest first, and what of it is taken back here (PPL-30). */
export function Consents({ list, news, contactedAbout }: Props) {
  const { timezone } = useStation()
  const columns: Column<GivenConsent>[] = [
    {
      key: 'document',
      header: words.document,
      phone: 'title',
      cell: ({ document }) => words.names[document] ?? document,
    },
    {
      key: 'version',
      header: words.version,
      cell: ({ version, number }) => words.versionOf(formatDate(version), number),
    },
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
        <>
          <Text kind="muted">{words.withAccount}</Text>
          <Table
            caption={words.title}
            columns={columns}
            rows={list}
            rowKey={({ document, version, number }) => `${document} ${version} ${number}`}
          />
        </>
      )}
      <News news={news} />
      {contactedAbout > 0 ? <Contact contactedAbout={contactedAbout} /> : null}
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

/** That organisers of courses may get in touch, and the button that takes it back (ACT-04, PPL-30). */
function Contact({ contactedAbout }: Pick<Props, 'contactedAbout'>) {
  const isSending = useIsSending((form) => form.get('pedido') === 'contato')
  return (
    <Panel title={words.contact}>
      <Text>{words.contactedAbout(contactedAbout)}</Text>
      <Form noValidate method="post">
        <input type="hidden" name="pedido" value="contato" />
        <Button variant="secondary" width="phone" loading={isSending} loadingLabel={texts.sending}>
          {words.withdrawContact}
        </Button>
      </Form>
    </Panel>
  )
}
