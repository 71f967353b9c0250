import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { RefusedPayment } from '../payments/pay-as-chosen.server.ts'
import { YourCpf } from '../payments/your-cpf.tsx'
import * as css from './plans.css.ts'
import { texts } from './texts.ts'

const words = texts.buy

type YourDataProps = {
  missing: {
    cpf: boolean
    birthday: boolean
    known: { cpf?: string | undefined; birthday?: string | undefined }
  }
  refused: RefusedPayment | undefined
}

/** Asks for the data that a purchase needs and the account lacks, or that it may correct (PLN-03, GAP-156). */
export function YourData({ missing, refused }: YourDataProps) {
  const typed = refused?.values ?? missing.known
  return (
    <Stack gap={16}>
      <Heading level={2} size="card">
        {words.you}
      </Heading>
      <div className={css.pair}>
        {missing.cpf ? <YourCpf error={refused?.errors.cpf} value={typed.cpf} /> : null}
        {missing.birthday ? (
          <Field id="seu-nascimento" label={words.birthday} error={refused?.errors.birthday}>
            <TextInput
              name="seu_nascimento"
              inputMode="numeric"
              autoComplete="bday"
              maxLength={10}
              placeholder="DD/MM/AAAA"
              defaultValue={typed.birthday}
            />
          </Field>
        ) : null}
      </div>
    </Stack>
  )
}
