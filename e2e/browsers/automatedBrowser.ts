/** A browser of the machine, driven through WebDriver. Elements are named by XPath. */
export interface AutomatedBrowser {
  open(url: string): Promise<void>
  /** Clicks the first such element, once there is one. */
  click(xpath: string): Promise<void>
  /** Types into the first such element, once there is one. */
  type(xpath: string, text: string): Promise<void>
  /** Returns what an expression of JavaScript yields in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Returns the exceptions thrown in pages so far, where the browser tells them. */
  listErrors(): readonly string[]
  close(): Promise<void>
}
