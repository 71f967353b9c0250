/** Shows an e-mail address that takes its second line, if it needs one, after the @ and not inside a word. */
export const MailAddress = ({ children: address }: { children: string }) => {
  const at = address.lastIndexOf('@') + 1
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
