import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { MergePreview } from '#contract/console/people/merge/schemas.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatInteger, formatPoints } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { fieldOf } from '../../fields/field.ts'
import { fieldId } from '../../fields/form-context.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { AccountCard } from './account-card.tsx'
import { mergeFields } from './fields.ts'
import { FindAccount } from './find-account.tsx'
import * as css from './merge.css.ts'
import { loadMerge, sendMerge } from './merge.server.ts'
import { MergeChoices } from './merge-choices.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

export const loader = (args: LoaderFunctionArgs) => loadMerge(args)
export const action = (args: ActionFunctionArgs) => sendMerge(args)

/** Two accounts of one person become one: the other is looked for, then both are seen side by side with what is kept, then a reason (PPL-12). */
export default function Merge() {
  const { preview, search } = useLoaderData<typeof loader>()
  if (search) return <FindAccount {...search} />
  return preview ? <Compare preview={preview} /> : null
}

function Compare({ preview }: { preview: MergePreview }) {
  const { stays, ends, holds, isOtherBetter } = preview
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={24} className={ui.listPage}>
      <TextLink href={`/gestao/pessoas/${stays.id}/juntar`} kind="stand" icon="arrowLeft">
        {texts.otherAccount}
      </TextLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <SaveNotice problem={answer?.problem} fields={mergeFields} />
      {holds.length > 0 ? (
        <Alert tone="warning" title={texts.held}>
          <ul>
            {holds.map((hold) => (
              <li key={hold}>{hold}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <div className={css.pair}>
        <AccountCard account={stays} look="stays" title={texts.stays} />
        <AccountCard account={ends} look="ends" title={texts.ends} help={texts.endsHelp}>
          <div>
            <ButtonLink
              href={`/gestao/pessoas/${ends.id}/juntar?com=${stays.id}&fica=esta`}
              variant="secondary"
              width="phone"
            >
              {texts.swap}
            </ButtonLink>
          </div>
          {isOtherBetter ? <Text kind="smallMuted">{texts.swapHint}</Text> : null}
        </AccountCard>
      </div>
      {holds.length > 0 ? <Carried preview={preview} /> : <MergeForm preview={preview} />}
    </Stack>
  )
}

/** What is kept of each, what goes along, and why. */
function MergeForm({ preview }: { preview: MergePreview }) {
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <OwnerForm answer={answer} seen={preview.tag}>
      <Stack gap={24}>
        <MergeChoices preview={preview} />
        <Carried preview={preview} />
        <FieldInput field={fieldOf(mergeFields, 'reason')} />
        <Checkbox
          id={fieldId('sure')}
          name="sure"
          label={texts.sure}
          error={answer?.problem.fields.sure}
          defaultChecked={answer?.typed.sure !== undefined}
        />
        <div>
          <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
            {texts.submit}
          </Button>
        </div>
      </Stack>
    </OwnerForm>
  )
}

const words = texts.carried

/** How much there is of what goes over to the account that stays. */
function Carried({ preview: { carried, points, ledgerLines } }: { preview: MergePreview }) {
  const { currency } = useStation()
  const items = [
    ...(points > 0 ? [{ term: words.points, value: formatPoints(points, currency) }] : []),
    ...carried.map(({ name, count }) => ({ term: name, value: formatInteger(count) })),
    ...(ledgerLines > 0 ? [{ term: words.lines, value: formatInteger(ledgerLines) }] : []),
  ]
  return (
    <Panel title={words.title}>
      {items.length > 0 ? <DescriptionList items={items} /> : <Text kind="muted">{words.none}</Text>}
      {points > 0 ? <Text kind="smallMuted">{words.pointsHelp}</Text> : null}
    </Panel>
  )
}
