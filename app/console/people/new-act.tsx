import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { CreditReview } from './credit-review.tsx'
import { fieldsOf } from './fields.ts'
import { doNewAct, loadNewAct, type Step } from './new-act.server.ts'
import { texts } from './texts.ts'

const words = texts.newAct

export const meta = consoleMeta<typeof loader>(({ kind, count }) => words.title[kind](count))
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const loader = (args: LoaderFunctionArgs) => loadNewAct(args)
export const action = (args: ActionFunctionArgs) => doNewAct(args)

/** What is to be done to many people, with what, before it is done (PPL-08). */
export default function NewPeopleAct() {
  const { kind, count, list, isAll, ...loaded } = useLoaderData<typeof loader>()
  const answer: Step | undefined = useActionData<typeof action>()
  const { formKey = loaded.formKey, problem = null, reviewed, typed = {} } = answer ?? {}
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.act.back}
      </TextLink>
      <PageHead title={words.title[kind](count)} lead={words.lead[kind](isAll)} />
      <SaveNotice problem={problem} fields={fieldsOf(kind)} />
      {reviewed ? (
        <CreditReview {...{ act: reviewed, typed, count, formKey }} />
      ) : (
        <ActForm {...{ kind, count, list, formKey, problem, typed }} />
      )}
    </Stack>
  )
}

type FormProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'kind' | 'count' | 'list'> &
  Required<Pick<Step, 'typed' | 'problem'>> & { formKey: string }

function ActForm({ kind, count, list, formKey, problem, typed }: FormProps) {
  const { currency } = useStation()
  const isSending = useIsSending()
  const kept = { kind: 'courtesy', ...typed }
  const isCredit = kind === 'credit'
  return (
    <OwnerForm
      key={JSON.stringify(typed)}
      answer={problem && { problem, typed: kept }}
      kept={kept}
      formKey={formKey}
    >
      <Stack gap={16}>
        <input type="hidden" name="count" value={count} />
        {fieldsOf(kind).map((field) => (
          <FieldInput
            key={field.name}
            field={field.name === 'amountCents' ? { ...field, label: words.amount(currency.name) } : field}
          />
        ))}
        <Cluster gap={8}>
          <Button
            name="intent"
            value={isCredit ? 'conferir' : 'fazer'}
            variant={kind === 'suspend' ? 'danger' : 'primary'}
            loading={isSending}
            loadingLabel={texts.act.sending}
          >
            {words.submit[kind](count)}
          </Button>
          <ButtonLink href={list} variant="quiet">
            {words.cancel}
          </ButtonLink>
        </Cluster>
      </Stack>
    </OwnerForm>
  )
}
