// The build leaves the other games out (vite.config.ts).
import '../../play/local/worker.ts';
