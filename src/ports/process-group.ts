/** Port of a process group: processes on one store divide its background work, one holder per piece. */

/** A member that has not signed in for so long is gone, and its work is anybody's. */
export const MEMBER_TIMEOUT_SECONDS = 15;

export interface ProcessGroup {
  /** False where one process owns the store. */
  readonly isShared: boolean;
  /**
   * Says that this member is there. Answers how many others have gone, by a farewell or by silence; each is told to one member only,
   * and what it held is free.
   */
  signIn(): Promise<number>;
  /** Takes a piece of work, or keeps it; false while another member that is there holds it. */
  take(work: string): Promise<boolean>;
  giveBack(work: string): Promise<void>;
  /** Releases everything; the next member to join learns that this one has left. */
  signOff(): Promise<void>;
}

/** The only member there is. */
export const SINGLE_PROCESS: ProcessGroup = {
  isShared: false,
  signIn: async () => 0,
  take: async () => true,
  giveBack: async () => {},
  signOff: async () => {},
};
