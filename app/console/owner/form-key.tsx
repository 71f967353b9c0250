/** Inside a form that creates something: sent again after a lost answer it means the same (ADR 0045). */
export const FormKey = ({ value }: { value: string }) => <input type="hidden" name="chave" value={value} />
