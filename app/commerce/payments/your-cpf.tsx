import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { texts } from './texts.ts'
import { cpfName } from './your-cpf-name.ts'

type YourCpfProps = { error: string | undefined; value: string | undefined }

/** Asks for the CPF of who pays, where the account has none or a payment may correct it: no gateway charges without (CAR-06, GAP-156). */
export const YourCpf = ({ error, value }: YourCpfProps) => (
  <Field id="seu-cpf" label={texts.cpf.label} help={texts.cpf.help} error={error}>
    <TextInput
      name={cpfName}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      placeholder="000.000.000-00"
      defaultValue={value}
    />
  </Field>
)
