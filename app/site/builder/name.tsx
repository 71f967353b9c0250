import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useFetcher, useLoaderData } from '@remix-run/react'
import { useRef, useState } from 'react'
import { changeSiteDraft, checkSiteName, generateWebsite } from '#contract/site/builder/endpoints.ts'
import { siteNameFormSchema } from '#contract/site/builder/schemas.ts'
import { normalizeSiteName, suggestSiteName } from '#contract/site/builder/site-name.ts'
import { constraintsOf, parseForm, refuse } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { TextField } from '../../forms/text-field.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { requireDraft } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { texts } from './texts.ts'
import * as css from './wizard.css.ts'
import { WizardStepPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.name.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { api, draft } = await requireDraft(args)
  const query = new URL(args.request.url).searchParams
  const pretty = query.get('prettyName') ?? draft.pretty_name
  const subdomain = query.get('subdomain') || draft.subdomain || suggestSiteName(pretty)
  const state = subdomain ? await api.call(checkSiteName, { query: { name: subdomain } }) : null
  return {
    pretty,
    subdomain,
    state,
    version: draft.version,
    constraint: constraintsOf(siteNameFormSchema),
    key: `site-${draft.version}-${draft.stations.length}`,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api, member, draft } = await requireDraft(args)
  const { formData, submission } = await parseForm(args.request, siteNameFormSchema)
  const field = (name: string) => String(formData.get(name) ?? '').slice(0, 200)
  const prettyName = field('prettyName')
  const typed = { prettyName, subdomain: field('subdomain') || prettyName }
  // Kept before anything can go wrong: what was typed is never lost.
  await api.call(changeSiteDraft, {
    body: { pretty_name: typed.prettyName, subdomain: typed.subdomain, done: 'nome' },
  })
  if (submission.status !== 'success') return withState(api, typed.subdomain, refuse(submission))
  try {
    const made = await api.call(generateWebsite, {
      body: {
        ...typed,
        country: 'BR',
        type: 1,
        email: member.email,
        user_id: member.id,
        owner: member.name,
        main_brand_image: draft.logo?.image ?? null,
        main_brand_color: draft.look.primary,
      },
      idempotencyKey: `${member.id}-${field('key')}`,
    })
    const query = new URLSearchParams({ estacao: String(made.id), tipo: draft.kind })
    return redirect(`/criar-estacao/pronto?${query}`)
  } catch (problem) {
    const names = { prettyName: 'prettyName', subdomain: 'subdomain' }
    return withState(api, typed.subdomain, refuseShown(submission, problem, names))
  }
}

/** Answers a refusal, with the state that stands beside the address. */
async function withState(
  api: Awaited<ReturnType<typeof requireDraft>>['api'],
  name: string,
  refusal: ReturnType<typeof refuse>,
) {
  const state = await api.call(checkSiteName, { query: { name } })
  return data({ ...refusal.data, subdomain: name, state }, refusal.init ?? undefined)
}

/** Shows the name that is the sub-domain, checked as one types; 'Finalizar' makes the station (ONB-16, TEN-12). */
export default function Name() {
  const { pretty, subdomain, state, version, key, constraint } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const lastResult = answer?.form
  const portal = usePortalForm<{ prettyName: string; subdomain: string }>({
    id: 'nome',
    constraint,
    defaultValue: { prettyName: pretty, subdomain },
    lastResult,
    loadValidator: () => import('./validators.ts').then(({ validators }) => ({ validate: validators.name })),
  })
  const { fields } = portal
  const isSending = useIsSending()
  const check = useFetcher<typeof loader>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [address, setAddress] = useState(answer?.subdomain ?? subdomain)
  const [tried, tryName] = useTriedName(pretty)
  const [isOwn, setOwn] = useState(subdomain !== '')
  const ask = (name: string) => {
    setAddress(name)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(
      () => check.load(`/criar-estacao/nome?subdomain=${encodeURIComponent(name.slice(0, 80))}`),
      250,
    )
  }
  // The newest answer about the address that is in the field now.
  const live = [answer?.state, check.data?.state, state].find(
    (one) => one && one.name === normalizeSiteName(address),
  )
  // The error of the last answer is shown only while its address is still in the field.
  const isAnswered = address === '' || address === answer?.subdomain
  const refused = isAnswered ? fields.subdomain.errors?.[0] : undefined
  const isRepeated = refused !== undefined && refused === live?.message
  return (
    <WizardStepPage
      step="nome"
      title={texts.name.title}
      lead={texts.name.lead}
      aside={<SitePreview version={version} tried={tried} />}
    >
      <PortalForm {...portal} lastResult={lastResult}>
        <input type="hidden" name="key" value={key} />
        <TextField
          field={fields.prettyName}
          label={texts.name.pretty}
          onChange={(event) => {
            tryName(event.target.value)
            if (!isOwn) ask(suggestSiteName(event.target.value))
          }}
        />
        <Field id={fields.subdomain.id} label={texts.name.subdomain} help={texts.name.help} error={refused}>
          <TextInput
            name="subdomain"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={address}
            onChange={(event) => {
              setOwn(event.target.value !== '')
              ask(event.target.value)
            }}
          />
        </Field>
        <div className={css.liveAnswer} role="status">
          {live && address ? (
            <Alert
              tone={live.available ? 'success' : 'warning'}
              {...(isRepeated ? {} : { title: live.message })}
            >
              {live.available ? (
                <span className={css.address}>{live.host}</span>
              ) : (
                <Suggestion name={live.suggestion} onUse={ask} />
              )}
            </Alert>
          ) : null}
        </div>
        <Button width="full" size="large" loading={isSending} loadingLabel={texts.name.submitting}>
          {texts.name.submit}
        </Button>
        <noscript>
          <Button variant="secondary" width="full" formMethod="get">
            {texts.name.check}
          </Button>
        </noscript>
      </PortalForm>
    </WizardStepPage>
  )
}

/** The name for the preview, once one has stopped typing. */
function useTriedName(kept: string) {
  const [prettyName, setName] = useState(kept)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tryName = (typed: string) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setName(typed.trim()), 500)
  }
  return [{ prettyName }, tryName] as const
}

const Suggestion = ({ name, onUse }: { name: string | null; onUse: (name: string) => void }) =>
  name ? (
    <Text as="span">
      {texts.name.suggestion}{' '}
      <a
        href={`?subdomain=${name}`}
        onClick={(event) => {
          event.preventDefault()
          onUse(name)
        }}
      >
        {name}
      </a>
      ?
    </Text>
  ) : null
