import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Divider } from '../divider.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Field } from '../field.tsx'
import { FileInput } from '../file-input.tsx'
import { formatBRL } from '../format.ts'
import { Stack } from '../layout.tsx'
import { PasswordInput } from '../password-input.tsx'
import { StepProgress, Stepper } from '../progress.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { Select } from '../select.tsx'
import { TextArea } from '../text-area.tsx'
import { TextInput } from '../text-input.tsx'
import * as css from './showcase.css.ts'
import { type Shown, Specimen } from './specimen.tsx'

const states = ['Amazonas', 'Bahia', 'Minas Gerais', 'São Paulo'].map((label) => ({ value: label, label }))

export function Forms({ shown }: { shown: Shown }) {
  const id = (name: string) => `${shown.slug}-${name}`
  return (
    <Specimen shown={shown} title="Formulários">
      <StepProgress current={2} total={4} title="Seus dados" />
      <ErrorSummary
        problems={[
          { message: 'Informe um CPF válido.', fieldId: id('cpf') },
          { message: 'A senha precisa de 8 caracteres.', fieldId: id('senha') },
        ]}
      />
      <div className={css.two}>
        <Stack gap={24}>
          <Field id={id('nome')} label="Nome completo" help="Como está no seu documento.">
            <TextInput autoComplete="off" defaultValue="Mariana Alves de Souza" />
          </Field>
          <Field id={id('cpf')} label="CPF" error="Informe um CPF válido.">
            <TextInput inputMode="numeric" defaultValue="529.982.247-2" />
          </Field>
          <Field id={id('senha')} label="Senha" error={['A senha precisa de 8 caracteres.']}>
            <PasswordInput autoComplete="new-password" defaultValue="Senha" />
          </Field>
          <Field id={id('busca')} label="Buscar atividade" optional>
            <TextInput type="search" icon="search" placeholder="Nome ou assunto" />
          </Field>
          <Field id={id('valor')} label="Valor">
            <TextInput inputMode="decimal" prefix="R$" defaultValue="25,00" />
          </Field>
          <Field id={id('fixo')} label="Matrícula" help="Só a secretaria pode mudar.">
            <TextInput disabled defaultValue="004512" />
          </Field>
        </Stack>
        <Stack gap={24}>
          <Field id={id('uf')} label="Estado">
            <Select options={states} placeholder="Escolha" />
          </Field>
          <Field id={id('mensagem')} label="Mensagem">
            <TextArea maxLength={500} defaultValue="Gostaria de sugerir um novo convênio." />
          </Field>
          <Field id={id('foto')} label="Comprovante" help="JPG, PNG ou PDF de até 5 MB." optional>
            <FileInput accept="image/*,application/pdf" />
          </Field>
          <Stack gap={0}>
            <Checkbox id={id('lembrar')} label="Continuar conectado" defaultChecked />
            <Checkbox
              id={id('termos')}
              label={
                <>
                  Li e aceito os <a href="/termos-de-uso">termos de uso</a>
                </>
              }
              help="Você pode mudar de ideia depois."
              error="É preciso aceitar os termos."
            />
            <Checkbox id={id('travado')} label="Receber por SMS (indisponível)" disabled />
          </Stack>
          <RadioGroup
            id={id('contato')}
            name={id('contato')}
            label="Como prefere falar com a gente?"
            defaultValue="email"
            options={[
              { value: 'email', label: 'E-mail' },
              { value: 'telefone', label: 'Telefone', help: 'De segunda a sexta, das 9h às 18h.' },
            ]}
          />
        </Stack>
      </div>
      <Divider label="ou" />
      <div className={css.two}>
        <RadioGroup
          id={id('pagamento')}
          name={id('pagamento')}
          label="Forma de pagamento"
          look="cards"
          defaultValue="pix"
          options={[
            { value: 'pix', label: 'PIX', help: 'Aprovado na hora', icon: 'qr', aside: formatBRL(8_990) },
            {
              value: 'cartao',
              label: 'Cartão',
              help: 'Em até 12 vezes',
              icon: 'card',
              aside: formatBRL(9_490),
            },
            {
              value: 'carteira',
              label: 'Carteira',
              help: 'Saldo insuficiente',
              icon: 'wallet',
              disabled: true,
            },
          ]}
        />
        <Stack gap={32}>
          <Stepper
            label={`Andamento do pedido, ${shown.station}`}
            steps={[
              { label: 'Pedido', state: 'done' },
              { label: 'Pagamento', state: 'current' },
              { label: 'Entrega', state: 'next' },
            ]}
          />
          <Stack gap={12}>
            <Button type="button" width="full" size="large">
              Avançar
            </Button>
            <Button type="button" width="full" variant="quiet">
              Voltar
            </Button>
          </Stack>
        </Stack>
      </div>
    </Specimen>
  )
}
