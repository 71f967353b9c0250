import { reportDetailsLength } from '#contract/activities/writing/length.ts'
import type { ReportReason } from '#contract/activities/writing/schemas.ts'
import { Field } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { reportTexts } from './report-texts.ts'

type Props = { lead: string; error: string | undefined; typed: string | undefined }

const options = (Object.entries(reportTexts.reasons) as [ReportReason, string][]).map(([value, label]) => ({
  value,
  label,
}))

/** Asks for the reason to report a text and a few words (SEC-56). */
export const ReportFields = ({ lead, error, typed }: Props) => (
  <Stack gap={16}>
    <p>{lead}</p>
    <RadioGroup
      id="motivo"
      name="reason"
      label={reportTexts.reason}
      error={error}
      options={options}
      required
    />
    <Field id="detalhes" label={reportTexts.details} optional>
      <TextArea name="details" rows={2} dir="auto" maxLetters={reportDetailsLength} defaultValue={typed} />
    </Field>
  </Stack>
)
