/** A binary heap of numbers with keys: add all, order once, then take the smallest one by one; ties go to the lower number. */
export class BreakpointHeap {
  size = 0;
  private readonly numbers: Int32Array;
  private readonly keys: Float64Array;

  constructor(capacity: number) {
    this.numbers = new Int32Array(capacity);
    this.keys = new Float64Array(capacity);
  }

  clear(): void {
    this.size = 0;
  }

  collect(number: number, key: number): void {
    this.numbers[this.size] = number;
    this.keys[this.size] = key;
    this.size += 1;
  }

  order(): void {
    for (let at = (this.size >> 1) - 1; at >= 0; at -= 1) this.sink(at);
  }

  take(): number {
    const first = this.numbers[0]!;
    this.size -= 1;
    this.numbers[0] = this.numbers[this.size]!;
    this.keys[0] = this.keys[this.size]!;
    this.sink(0);
    return first;
  }

  private sink(from: number): void {
    const { numbers, keys, size } = this;
    const number = numbers[from]!;
    const key = keys[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && isBefore(keys[child + 1]!, numbers[child + 1]!, keys[child]!, numbers[child]!)) child += 1;
      if (!isBefore(keys[child]!, numbers[child]!, key, number)) break;
      numbers[at] = numbers[child]!;
      keys[at] = keys[child]!;
      at = child;
    }
    numbers[at] = number;
    keys[at] = key;
  }
}

function isBefore(key: number, number: number, otherKey: number, otherNumber: number): boolean {
  return key < otherKey || (key === otherKey && number < otherNumber);
}
