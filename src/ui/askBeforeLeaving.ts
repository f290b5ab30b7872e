/**
 * Lets the browser ask a visitor who leaves the document while a form is sent whether to stay (requirements
 * R45): the calls still to come would not be made. Resolves, or rejects, as `sending` does.
 */
export async function askBeforeLeaving<Result>(sending: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault()
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Chrome before 119 asks for nothing else.
    event.returnValue = true
  }
  window.addEventListener('beforeunload', ask)
  try {
    return await sending
  } finally {
    // With it some browsers do not keep the page for Back.
    window.removeEventListener('beforeunload', ask)
  }
}
