/** Owns the choice of sandbox counterparties. */

/** Each port that `Tools` names and the host does not bring. */
export function sandboxPorts() {
  return {};
}
