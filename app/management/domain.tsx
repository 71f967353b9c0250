import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import {
  addOwnDomain,
  listOwnDomains,
  proveOwnDomain,
  removeOwnDomain,
} from '#contract/management/endpoints.ts'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Cluster, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AskDialog } from './ask-dialog.tsx'
import * as css from './gestao.css.ts'
import { requireOwner, saveProblem } from './owner.server.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  return { domains: await api.call(listOwnDomains) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const domain = String(form.get('domain') ?? '')
  try {
    if (form.get('intent') === 'remove') await api.call(removeOwnDomain, { params: { domain } })
    else await api.call(form.get('intent') === 'prove' ? proveOwnDomain : addOwnDomain, { body: { domain } })
    return redirect('/gestao/dominio')
  } catch (problem) {
    const { fields, messages } = saveProblem(problem)
    return data({ typed: domain, message: Object.values(fields)[0] ?? messages[0] ?? '' }, { status: 422 })
  }
}

/** A domain of one's own, with the proof in two ways (issue 4.4). */
export default function Domain() {
  const { domains } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = domains.find(({ domain }) => domain === params.get('remover'))
  return (
    <Stack gap={24} className={css.narrow}>
      <Stack gap={8}>
        <Heading level={1}>{texts.domain.title}</Heading>
        <Text kind="muted">{texts.domain.lead}</Text>
      </Stack>
      {domains.map((one) => (
        <Card key={one.domain}>
          <Form noValidate method="post">
            <input type="hidden" name="domain" value={one.domain} />
            <Stack gap={12}>
              <Cluster justify="between">
                <strong>{one.domain}</strong>
                {one.proved ? (
                  <Badge tone="success" icon="check">
                    {texts.domain.proved}
                  </Badge>
                ) : (
                  <Badge tone="warning" icon="clock">
                    {texts.domain.pending}
                  </Badge>
                )}
              </Cluster>
              {one.proved ? null : (
                <>
                  {one.problem ? <Alert tone="warning">{one.problem}</Alert> : null}
                  <Text>{texts.domain.how}</Text>
                  <Text kind="small">{texts.domain.txt}</Text>
                  <pre className={css.code}>{`${one.txt_name}\n${one.txt_value}`}</pre>
                  <Text kind="small">{texts.domain.file}</Text>
                  <pre className={css.code}>{`${one.file_url}\n${one.file_content}`}</pre>
                  <Text kind="small">{texts.domain.point}</Text>
                </>
              )}
              <Cluster>
                {one.proved ? null : (
                  <Button name="intent" value="prove">
                    {texts.domain.check}
                  </Button>
                )}
                <ButtonLink
                  href={`?remover=${one.domain}`}
                  variant="quiet"
                  aria-label={`${texts.domain.remove}: ${one.domain}`}
                  preventScrollReset
                >
                  {texts.domain.remove}
                </ButtonLink>
              </Cluster>
            </Stack>
          </Form>
        </Card>
      ))}
      {asked ? (
        <AskDialog
          title={texts.ask.remove.title(asked.domain)}
          text={texts.ask.remove.domain}
          label={texts.domain.remove}
          intent="remove"
          closeHref="/gestao/dominio"
        >
          <input type="hidden" name="domain" value={asked.domain} />
        </AskDialog>
      ) : null}
      <Form noValidate method="post">
        <Stack gap={16}>
          <Field id="domain" label={texts.domain.field} error={answer?.message}>
            <TextInput
              name="domain"
              required
              maxLength={253}
              autoCapitalize="none"
              defaultValue={answer?.typed}
            />
          </Field>
          <Button variant={domains.length > 0 ? 'secondary' : 'primary'}>{texts.domain.add}</Button>
        </Stack>
      </Form>
    </Stack>
  )
}
