import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { addOwnDomain, listOwnDomains, proveOwnDomain, removeOwnDomain } from '#contract/console/endpoints.ts'
import { type OwnDomain, ownDomainInput } from '#contract/console/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { RemoveDialog } from '../ui/remove-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { DnsRecords } from './dns-records.tsx'
import * as css from './domain.css.ts'
import { domainField } from './fields.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return { domains: await api.call(listOwnDomains) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const name = intentOf(form, ['add', 'prove', 'remove'], { unnamed: 'add' })
  const one = { name, fields: [domainField], schema: ownDomainInput }
  return sendForm(form, one, async ({ domain }) => {
    if (name === 'remove') await api.call(removeOwnDomain, { params: { domain } })
    else await api.call(name === 'prove' ? proveOwnDomain : addOwnDomain, { body: { domain } })
    return redirect('/gestao/dominio')
  })
}

/** A domain of one's own, with the proof in two ways. */
export default function Domain() {
  const { domains } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = domains.find(({ domain }) => domain === params.get('remover'))
  return (
    <Stack gap={24} className={ui.narrow}>
      <Stack gap={8}>
        <Heading level={1}>{texts.title}</Heading>
        <Text kind="muted">{texts.lead}</Text>
        {domains.some(({ reached }) => !reached) ? <Text kind="small">{texts.where}</Text> : null}
      </Stack>
      <SaveNotice problem={answer?.problem} fields={[domainField]} />
      {domains.map((one) => (
        <Card key={one.domain}>
          <Form noValidate method="post">
            <input type="hidden" name="domain" value={one.domain} />
            <Stack gap={12}>
              <Cluster justify="between">
                <strong>{one.domain}</strong>
                <StateOf domain={one} />
              </Cluster>
              {one.problem ? <Alert tone="warning">{one.problem}</Alert> : null}
              {one.reached ? null : <Steps domain={one} />}
              <Cluster>
                {one.proved ? null : (
                  <Button name="intent" value="prove">
                    {texts.check}
                  </Button>
                )}
                <ButtonLink
                  href={`?remover=${one.domain}`}
                  variant="quiet"
                  aria-label={`${ownerTexts.remove}: ${one.domain}`}
                  preventScrollReset
                >
                  {ownerTexts.remove}
                </ButtonLink>
              </Cluster>
            </Stack>
          </Form>
        </Card>
      ))}
      {asked ? (
        <RemoveDialog
          name={asked.domain}
          text={texts.removeText}
          closeHref="/gestao/dominio"
          sent={{ domain: asked.domain }}
        />
      ) : null}
      <OwnerForm answer={answer}>
        <Stack gap={16}>
          <FieldInput field={domainField} />
          <Button variant={domains.length > 0 ? 'secondary' : 'primary'}>{texts.add}</Button>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}

const StateOf = ({ domain: { proved, reached } }: { domain: OwnDomain }) => {
  if (reached)
    return (
      <Badge tone="success" icon="check">
        {texts.reached}
      </Badge>
    )
  return (
    <Badge tone="warning" icon="clock">
      {proved ? texts.unreached : texts.pending}
    </Badge>
  )
}

/** What is left to be done elsewhere: the proof, then the records that lead here. */
function Steps({ domain: one }: { domain: OwnDomain }) {
  const words = texts
  const isApex = one.records.some(({ name }) => name === 'www') && !one.domain.startsWith('www.')
  const hasAddress = one.records.some(({ type }) => type === 'A' || type === 'AAAA')
  return (
    <Stack gap={16}>
      {one.proved ? null : (
        <Stack gap={12}>
          <Heading level={2} size="card">
            {words.prove}
          </Heading>
          <Text kind="small">{words.proveText}</Text>
          <DnsRecords domain={one.domain} records={[one.proof]} />
          <details>
            <summary className={ui.summary}>{words.file}</summary>
            <Stack gap={8}>
              <Text kind="small">{words.fileText}</Text>
              <pre className={css.code}>{`${one.file_url}\n${one.file_content}`}</pre>
            </Stack>
          </details>
        </Stack>
      )}
      <Stack gap={12}>
        <Heading level={2} size="card">
          {one.proved ? words.point : words.pointNumbered}
        </Heading>
        <Text kind="small">{words.pointText}</Text>
        <DnsRecords domain={one.domain} records={one.records} />
        {isApex && hasAddress ? <Text kind="smallMuted">{words.apexHelp}</Text> : null}
        {isApex && !hasAddress ? <Alert tone="info">{words.noAddress}</Alert> : null}
      </Stack>
    </Stack>
  )
}
