import { errorTexts } from './error-texts.ts'

type Options<Intent> = {
  /** The intent of a form whose button has no name. */
  unnamed?: NoInfer<Intent>
  /** The name of the buttons, where it is another one. */
  field?: string
}

/** Reads the intent of a form: the value of the button that sent it, one of `known`. @throws a 400 for everything else */
export function intentOf<Intent extends string>(
  form: FormData,
  known: readonly Intent[],
  { unnamed, field = 'intent' }: Options<Intent> = {},
): Intent {
  const sent = form.get(field) ?? unnamed
  const intent = known.find((one) => one === sent)
  if (intent === undefined) throw new Response(errorTexts[400].text, { status: 400 })
  return intent
}
