import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Stack } from '../../ui/layout.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { FormKey } from '../owner/form-key.tsx'
import { useRights } from '../owner/use-rights.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { decide, loadApproval } from './approval.server.ts'
import { DecisionBar } from './decision-bar.tsx'
import { decisionFields } from './fields.ts'
import { PeopleTabs } from './people-tabs.tsx'
import { texts } from './texts.ts'
import { WaitingList } from './waiting-list.tsx'

const words = texts.approval
const here = '/gestao/pessoas/aprovacao'

export const meta = consoleMeta(words.title)

export const loader = (args: LoaderFunctionArgs) => loadApproval(args)
export const action = (args: ActionFunctionArgs) => decide(args)

/** Who waits for the team, decided one by one, several or all at once (PPL-15). */
export default function Approval() {
  const { list, total, search, isFirst, older, address, isAsking, formKey } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = sent?.problem ? sent : null
  const refusing = sent && 'refusing' in sent ? sent.refusing : null
  const mayDecide = useRights().includes('membership')
  return (
    <>
      <ListPage
        title={words.title}
        lead={words.lead}
        tabs={<PeopleTabs current="aprovacao" />}
        notice={<SaveNotice problem={answer?.problem} fields={decisionFields} />}
        filter={
          <FilterForm filter={{ search }} isFiltered={search !== ''} search={words.search} href={here} />
        }
        object="users"
        none={words.none}
        noneFound={words.noneFound}
        count={words.count(total)}
        isEmpty={list.length === 0}
        isFiltered={search !== '' || !isFirst}
        pages={<PageLinks newest={isFirst ? null : address} older={older} words={words} />}
      >
        {mayDecide ? (
          <OwnerForm key={formKey} answer={answer} formKey={formKey}>
            <Stack gap={16}>
              <WaitingList list={list} ticks />
              <DecisionBar total={total} isFound={search !== ''} />
            </Stack>
          </OwnerForm>
        ) : (
          <WaitingList list={list} ticks={false} />
        )}
      </ListPage>
      {mayDecide && (isAsking || refusing) ? <AskAll refusing={refusing} /> : null}
    </>
  )
}

/** Says of how many it would be before it is decided of all. */
function AskAll({ refusing }: { refusing: string | null }) {
  const { total, address, formKey } = useLoaderData<typeof loader>()
  return (
    <AskDialog
      title={refusing ? words.ask.refuse(total) : words.ask.approve(total)}
      text={refusing ? words.ask.refuseText(refusing) : words.ask.approveText}
      label={refusing ? words.refuse : words.approve}
      intent={refusing ? 'refuse-all' : 'approve-all'}
      closeHref={address}
    >
      <FormKey value={`${formKey}-todas`} />
      <input type="hidden" name="count" value={total} />
      <input type="hidden" name="reason" value={refusing ?? ''} />
    </AskDialog>
  )
}
