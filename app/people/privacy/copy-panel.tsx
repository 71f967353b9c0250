import type { DataCopy } from '#contract/people/privacy/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.copy

/** Asks for a copy of all data, says that it is being made, or gives its files (PPL-29). */
export function CopyPanel({ copy }: { copy: DataCopy | null }) {
  const { timezone } = useStation()
  const isSending = useIsSending((form) => !form.has('pedido'))
  if (copy?.state === 'working')
    return (
      <Panel title={words.title}>
        <Alert tone="info">{words.working}</Alert>
      </Panel>
    )
  return (
    <Panel title={words.title}>
      <Text>{copy?.until ? words.ready(formatDateTime(copy.until, timezone)) : words.lead}</Text>
      {copy ? (
        <Cluster>
          <ButtonLink href={fileOf(copy, 'html')} reload icon="download">
            {words.html}
          </ButtonLink>
          <ButtonLink href={fileOf(copy, 'json')} reload variant="secondary" icon="download">
            {words.json}
          </ButtonLink>
        </Cluster>
      ) : (
        <Form noValidate method="post">
          <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
            {words.ask}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

const fileOf = ({ id }: DataCopy, form: 'html' | 'json') => `/homepage/privacidade/copia/${id}/${form}`
