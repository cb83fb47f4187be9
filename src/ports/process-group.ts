/** Port of a process group: processes on one store divide their background work, one owner per piece. */

/** A member that has not signed in for this long counts as gone, and its work is free. */
export const MEMBER_TIMEOUT_SECONDS = 15;

export interface ProcessGroup {
  /** False when one process owns the store. */
  readonly isShared: boolean;
  /**
   * Renews this member's membership. Returns how many other members have gone since, by signing off or by timeout. Each
   * is reported to one member only, and its work is free.
   */
  signIn(): Promise<number>;
  /** Acquires or renews a piece of work; false while another member owns it. */
  take(work: string): Promise<boolean>;
  giveBack(work: string): Promise<void>;
  /** Releases everything; the next member to sign in learns of it. */
  signOff(): Promise<void>;
}

/** The group of a single process. */
export const SINGLE_PROCESS: ProcessGroup = {
  isShared: false,
  signIn: async () => 0,
  take: async () => true,
  giveBack: async () => {},
  signOff: async () => {},
};
