import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { RefusedPayment } from '../payments/pay-as-chosen.server.ts'
import { YourCpf } from '../payments/your-cpf.tsx'
import * as css from './plans.css.ts'
import { texts } from './texts.ts'

const words = texts.buy

type YourDataProps = { missing: { cpf: boolean; birthday: boolean }; refused: RefusedPayment | undefined }

/** Asks for the data that a purchase needs and the account lacks (PLN-03). */
export function YourData({ missing, refused }: YourDataProps) {
  return (
    <Stack gap={16}>
      <Heading level={2} size="card">
        {words.you}
      </Heading>
      <div className={css.pair}>
        {missing.cpf ? <YourCpf error={refused?.errors.cpf} value={refused?.values.cpf} /> : null}
        {missing.birthday ? (
          <Field id="seu-nascimento" label={words.birthday} error={refused?.errors.birthday}>
            <TextInput
              name="seu_nascimento"
              inputMode="numeric"
              autoComplete="bday"
              maxLength={10}
              placeholder="DD/MM/AAAA"
              defaultValue={refused?.values.birthday}
            />
          </Field>
        ) : null}
      </div>
    </Stack>
  )
}
