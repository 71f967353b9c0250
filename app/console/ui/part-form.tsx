import type { ReactNode } from 'react'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Fields } from '../fields/field.ts'
import type { Refused } from '../owner/send-form.server.ts'
import { OwnerForm } from './owner-form.tsx'
import { SaveNotice } from './save-notice.tsx'
import { ownerTexts } from './texts.ts'

type Props = {
  fields: Fields
  answer: Refused | undefined
  kept: Readonly<Record<string, string>>
  /** Tag of the part that its fields show. */
  seen: string
  /** The page one came from. */
  back: string
  /** The preview beside it draws what is typed. */
  tried?: boolean
  children: ReactNode
}

/** The form of one part of the site, with what was wrong over it; it is saved into the draft. */
export const PartForm = ({ fields, answer, kept, seen, back, tried = false, children }: Props) => {
  const isSending = useIsSending()
  return (
    <>
      <SaveNotice problem={answer?.problem} fields={fields} />
      <OwnerForm encType="multipart/form-data" {...{ answer, kept, seen, tried }}>
        <Stack gap={24}>
          {children}
          <Button loading={isSending} loadingLabel={ownerTexts.saving}>
            {ownerTexts.save}
          </Button>
          <TextLink href={back} kind="stand" icon="arrowLeft">
            {ownerTexts.back}
          </TextLink>
        </Stack>
      </OwnerForm>
    </>
  )
}
