const MEAN_DECAY = 0.9;
const SPREAD_DECAY = 0.999;
const TINY = 1e-8;

/** Adam (Kingma and Ba 2015): each parameter has its own step size, by the mean and variance of its gradients. */
export class Adam {
  private readonly parameters: Float32Array;
  private readonly means: Float32Array;
  private readonly spreads: Float32Array;
  private steps = 0;

  constructor(parameters: Float32Array) {
    this.parameters = parameters;
    this.means = new Float32Array(parameters.length);
    this.spreads = new Float32Array(parameters.length);
  }

  /** One step against the sum of a batch's gradients divided by `batch`; the gradients are zero afterwards. */
  step(gradients: Float32Array, batch: number, rate: number): void {
    const { parameters, means, spreads } = this;
    this.steps++;
    const spreadScale = 1 / (1 - SPREAD_DECAY ** this.steps);
    const pace = rate / (1 - MEAN_DECAY ** this.steps);
    for (let i = 0; i < parameters.length; i++) {
      const gradient = gradients[i] / batch;
      const mean = MEAN_DECAY * means[i] + (1 - MEAN_DECAY) * gradient;
      const spread = SPREAD_DECAY * spreads[i] + (1 - SPREAD_DECAY) * gradient * gradient;
      means[i] = mean;
      spreads[i] = spread;
      parameters[i] -= (pace * mean) / (Math.sqrt(spread * spreadScale) + TINY);
    }
    gradients.fill(0);
  }
}
