import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import type { z } from 'zod'
import { getOwnCodes, proveAgain } from '#contract/people/codes/endpoints.ts'
import { codeFormSchema, passwordProofSchema } from '#contract/people/codes/schemas.ts'
import { PasswordField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { knownDevices } from '../../session/known-device.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { findTyped } from '../../session/typed-form.server.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { CodeField } from './code-field.tsx'
import { asFile, isKeptFor, provedPath } from './proved-path.ts'
import { texts } from './texts.ts'

const { prove: words } = texts

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

/** Somebody of the team, whether or not they have the codes that are wanted of them: to set those up they prove who they are, too. */
async function requireAsked(args: LoaderFunctionArgs) {
  const { participant, api } = await requireParticipant(args)
  if (!participant.isOfTeam) throw redirect('/not-autorized')
  const path = provedPath(new URL(args.request.url).searchParams.get('para'))
  const kept = await findTyped(args.context, args.request)
  const isTheirs = kept?.memberId === participant.id && kept.why === 'proof'
  return { participant, api, path, kept: isTheirs && isKeptFor(kept.path, path) ? kept : null }
}

export async function loader(args: LoaderFunctionArgs) {
  const { participant, api, path, kept } = await requireAsked(args)
  const hasCodes = (await api.call(getOwnCodes)).since !== null
  const isReady = new URL(args.request.url).searchParams.has('pronto')
  return {
    ...{ path, hasCodes, email: participant.email },
    file: isReady ? asFile(path) : null,
    keeps: kept ? { files: kept.files.length } : null,
    constraint: constraintsOf(hasCodes ? codeFormSchema : passwordProofSchema),
  }
}

type Proof = z.output<typeof codeFormSchema> | z.output<typeof passwordProofSchema>

/** Takes a password or a code, and leads to what was asked for; nothing of that is done here, for a form is sent by its author (PPL-27). */
export async function action(args: ActionFunctionArgs) {
  const { api, path, kept } = await requireAsked(args)
  const { context, request } = args
  const hasCodes = (await api.call(getOwnCodes)).since !== null
  const schema: z.ZodType<Proof> = hasCodes ? codeFormSchema : passwordProofSchema
  const { submission } = await parseForm(request, schema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    await api.call(proveAgain, {
      body: { ...submission.value, devices: await knownDevices(context, request) },
    })
  } catch (problem) {
    return refuseBy(submission, problem)
  }
  if (kept) return redirect('/continuar')
  if (asFile(path)) return redirect(`/gestao/confirmar-senha?para=${encodeURIComponent(path)}&pronto=1`)
  const flash = await setFlash(context, { kind: 'success', title: words.done, text: words.doneText })
  return redirect(path, { headers: { 'set-cookie': flash } })
}

export default function Prove() {
  const { file } = useLoaderData<typeof loader>()
  return file ? <Ready {...file} /> : <Ask />
}

/** A file is fetched by a press: a page that answered with it would stay where it is. */
const Ready = ({ href, page }: { href: string; page: string }) => (
  <Stack gap={24}>
    <Stack gap={8}>
      <Heading level={1}>{words.ready}</Heading>
      <Text kind="muted">{words.readyText}</Text>
    </Stack>
    <ButtonLink href={href} width="full" size="large" icon="download" reload>
      {words.download}
    </ButtonLink>
    <Stack align="center">
      <TextLink href={page} kind="stand" icon="arrowLeft">
        {words.toPage}
      </TextLink>
    </Stack>
  </Stack>
)

function Ask() {
  const { path, hasCodes, email, keeps, constraint } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  const isSending = useIsSending()
  const [params] = useSearchParams()
  const portal = usePortalForm<{ code: string; current_password: string }>({
    ...{ id: 'confirmar', constraint, lastResult },
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({
        validate: hasCodes ? validators.code : validators.password,
      })),
  })
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="muted">{words.lead}</Text>
      </Stack>
      {keeps ? (
        <Alert tone="info" title={words.kept}>
          {keeps.files > 0 ? words.files : null}
        </Alert>
      ) : null}
      <PortalForm {...portal} lastResult={lastResult}>
        {/* Password managers learn whose password it is. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        {hasCodes ? (
          <CodeField field={portal.fields.code} isRecovery={params.get('com') === 'recuperacao'} autoFocus />
        ) : (
          <PasswordField
            field={portal.fields.current_password}
            label={texts.password}
            autoComplete="current-password"
            autoFocus
          />
        )}
        <Button width="full" size="large" loading={isSending} loadingLabel={texts.sending}>
          {words.submit}
        </Button>
      </PortalForm>
      <Stack gap={4} align="center">
        {hasCodes && params.get('com') !== 'recuperacao' ? (
          <TextLink href={`?para=${encodeURIComponent(path)}&com=recuperacao`} kind="stand">
            {texts.useRecovery}
          </TextLink>
        ) : null}
        <TextLink href={asFile(path)?.page ?? path} kind="stand" icon="arrowLeft" reload>
          {words.back}
        </TextLink>
      </Stack>
    </Stack>
  )
}
